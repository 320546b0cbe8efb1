import { compileLoader } from './finishPages';
import { logMissingPath } from './pageScripts';

test('a missing path is logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  new Function('location', logMissingPath)({ pathname: '/nowhere' });
  expect(log).toHaveBeenCalledWith('404: there is no page at /nowhere');
});

test('the loader of every page stays under 2,000 characters', () => {
  expect(compileLoader().length).toBeLessThan(2000);
});
