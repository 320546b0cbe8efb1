/** @jest-environment node */
import { finishPage } from './finishPage';
import { collectStyles, type SiteStyles, styleText } from './siteStyles';

const gatsbysPage = `<html><head><meta http-equiv="content-security-policy" content=""/>
<style data-emotion="css-global g1">body{margin:0}</style>
<style data-emotion="css a1 b2">.css-a1{color:red}
.css-b2{color:blue}</style><script>known()</script></head><body><div id="___gatsby">
<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>style="of words" onclick="or so"</p></div>
<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div>
<template id="app" data-path="/clients" data-build="" data-page=""><!-- slice-start id="_gatsby-scripts-1" -->
<script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";
          </script>
<script>window.___webpackCompilationHash="abc123";</script><script src="/app-1.js" async></script>
<!-- slice-end id="_gatsby-scripts-1" --></template></body></html>`;

const otherPage = `<style data-emotion="css-global g1">body{margin:0}</style>
<style data-emotion="css b2 c3">.css-b2{color:blue}
.css-c3{color:green}</style>`;

function stylesOf(...pages: string[]): SiteStyles {
  const styles: SiteStyles = { global: new Map(), scoped: new Map() };
  for (const page of pages) collectStyles(page, styles);
  return styles;
}

function finish(html: string, styles = stylesOf(gatsbysPage, otherPage)): string {
  return finishPage(html, { styles, policy: "default-src 'none'", scripts: ['known()'] });
}

test('the styles of all pages are one text, with each rule once', () => {
  const { global, scoped } = stylesOf(gatsbysPage, otherPage, gatsbysPage);
  expect(styleText(global)).toBe('body{margin:0}');
  expect(styleText(scoped)).toBe('.css-a1{color:red}\n.css-b2{color:blue}\n.css-c3{color:green}');
});

test('every page gets the styles of all, by the names that emotion knows', () => {
  for (const page of [gatsbysPage, otherPage]) {
    expect(finish(page)).toContain(
      '<style data-emotion="css a1 b2 c3">.css-a1{color:red}\n.css-b2{color:blue}\n.css-c3{color:green}</style>',
    );
  }
});

test('the page carries the policy', () => {
  expect(finish(gatsbysPage)).toContain(
    `<meta http-equiv="content-security-policy" content="default-src 'none'"/>`,
  );
});

test('the page is named by its words and its scripts, not by the styles of other pages', () => {
  const name = (html: string) => /data-page="(\w+)"/.exec(html)?.[1];
  const first = name(finish(gatsbysPage));
  expect(first).toMatch(/^\w{16}$/);
  expect(name(finish(gatsbysPage, stylesOf(gatsbysPage)))).toBe(first);
  expect(name(finish(gatsbysPage.replace('of words', 'of other words')))).not.toBe(first);
  expect(name(finish(gatsbysPage.replace('app-1.js', 'app-2.js')))).not.toBe(first);
});

test('nothing inline is left that the policy would refuse', () => {
  const html = finish(gatsbysPage);
  expect(html).not.toMatch(/___chunkMapping|___webpackCompilationHash/);
  expect(html).not.toContain('style="outline');
  expect(html).not.toContain('style="position');
  expect(html).toContain('<script src="/app-1.js" async></script>');
});

test('the build that the scripts belong to is told beside them', () => {
  expect(finish(gatsbysPage)).toContain(
    '<template id="app" data-path="/clients" data-build="abc123" data-page="',
  );
});

test('a page that is finished stays as it is', () => {
  const once = finish(gatsbysPage);
  expect(finish(once, stylesOf(once))).toBe(once);
});

test.each([
  ['<script>alert(1)</script>', 'inline script'],
  ['<script type="module">alert(1)</script>', 'inline script'],
  ['<script>known();</script>', 'inline script'],
  ['<p style="color:red">Red</p>', 'inline style or event handler: style="color:red"'],
  ['<img alt="" src="x" onerror="alert(1)">', 'onerror="alert(1)"'],
])('%s is refused', (html, message) => {
  expect(() => finish(gatsbysPage.replace('<p>', `${html}<p>`))).toThrow(message);
});

test.each([
  '<script type="application/ld+json">{"@type":"Organization"}</script>',
  '<script src="/app.js"></script>',
  '<p>A style="sheet" in words</p>',
])('%s is let through', (html) => {
  expect(finish(gatsbysPage.replace('<p>', `${html}<p>`))).toContain(html);
});

test.each(['A mark of style=', 'Switched one=', 'a onclick=&quot;x&quot; b'])(
  'the words "%s" in an attribute are words',
  (words) => {
    const page = gatsbysPage.replace('<p>', `<img alt="${words}" class="css-a1"/><p>`);
    expect(finish(page)).toContain(words);
  },
);

test.each([
  '<a class="x"\nonclick="alert(1)">',
  '<img alt="A mark of style=" style="color:red">',
  '<input disabled onfocus="alert(1)">',
])('an attribute is found behind others: %s', (html) => {
  expect(() => finish(gatsbysPage.replace('<p>', `${html}<p>`))).toThrow('inline style or event');
});
