import { noScriptBaseline } from './largestPaint';

test('all scripts and all that leads to one are taken out, and nothing else', () => {
  const html =
    '<head><link rel="preload" as="font" href="/a.woff2"/><link rel="preload" as="script" href="/a.js"/>' +
    '<script>go()</script></head><body><p>Words</p><img src="/a.avif"/>' +
    '<template id="_islands" data-path="/"><script src="/app.js" async></script></template></body>';
  expect(noScriptBaseline(html)).toBe(
    '<head><link rel="preload" as="font" href="/a.woff2"/></head><body><p>Words</p><img src="/a.avif"/></body>',
  );
});
