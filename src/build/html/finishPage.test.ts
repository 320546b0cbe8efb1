import { finishPage } from './finishPage';
import { collectStyles, type SiteStyles, styleText } from './siteStyles';

const gatsbysPage = `<html><head><meta http-equiv="content-security-policy" content=""/>
<style data-rules="global">body{margin:0}</style>
<style data-rules="scoped">.css-a1{color:red}
.css-b2{color:blue}</style><script data-loader=""></script><script>known()</script></head><body><div id="___gatsby">
<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>style="of words" onclick="or so"</p></div>
<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div>
<template id="_islands"></template></body></html>`;

const otherPage = `<style data-rules="global">body{margin:0}</style>
<style data-rules="scoped">.css-b2{color:blue}
.css-c3{color:green}</style>`;

function stylesOf(...pages: string[]): SiteStyles {
  const styles: SiteStyles = { global: new Set(), scoped: new Set() };
  for (const page of pages) collectStyles(page, styles);
  return styles;
}

function finish(html: string, styles = stylesOf(gatsbysPage, otherPage)): string {
  return finishPage(html, {
    styles,
    csp: "default-src 'none'",
    loader: 'load()',
    scripts: ['known()'],
    islands: ['/react-1.js', '/islands-1.js'],
  });
}

test('the styles of all pages are a single text, with each rule once', () => {
  const { global, scoped } = stylesOf(gatsbysPage, otherPage, gatsbysPage);
  expect(styleText(global)).toBe('body{margin:0}');
  expect(styleText(scoped)).toBe('.css-a1{color:red}\n.css-b2{color:blue}\n.css-c3{color:green}');
});

test('nothing is left of what Gatsby adds for its own script', () => {
  expect(finish(gatsbysPage)).not.toMatch(/style="(?:outline|position)|gatsby-/);
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
