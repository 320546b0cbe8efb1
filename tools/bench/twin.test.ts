import { bareTwin } from './twin';

const page =
  '<head><link rel="preload" as="font" href="/a.woff2"/><link rel="preload" as="script" href="/a.js"/>' +
  '<script>go()</script></head><body><p>Words</p><img src="/a.avif"/>' +
  '<template id="_islands" data-path="/"><script src="/app.js" async></script></template></body>';

test('the twin of a page has no script and no way to one', () => {
  expect(bareTwin(page)).not.toMatch(/script|template|\.js/);
});

test('all else stays', () => {
  expect(bareTwin(page)).toBe(
    '<head><link rel="preload" as="font" href="/a.woff2"/></head><body><p>Words</p><img src="/a.avif"/></body>',
  );
});
