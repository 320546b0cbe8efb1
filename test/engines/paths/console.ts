import { test } from '../test';

test('what goes wrong in a page is recorded', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.evaluate(() => {
    console.error('said by the page');
    setTimeout(() => {
      throw new Error('thrown by the page');
    });
    fetch('https://elsewhere.example/').catch(() => {});
  });
  await visitor.expectConsoleError(/said by the page/);
  await visitor.expectConsoleError(/thrown by the page/);
  await visitor.expectConsoleError(/^policy: connect-src refused https:\/\/elsewhere\.example/);
});
