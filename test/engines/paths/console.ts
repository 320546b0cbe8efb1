import { test } from '../test';

test('what goes wrong in a page is heard', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.evaluate(() => {
    console.error('said by the page');
    setTimeout(() => {
      throw new Error('thrown by the page');
    });
    fetch('https://elsewhere.example/').catch(() => {});
  });
  await visitor.expectComplaint(/said by the page/);
  await visitor.expectComplaint(/thrown by the page/);
  await visitor.expectComplaint(/^policy: connect-src refused https:\/\/elsewhere\.example/);
});
