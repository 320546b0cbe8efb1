import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileLoader, finishPages } from './finishPages';
import { logMissingPath } from './pageScripts';

const site = {
  formEndpoint: 'https://forms.example/demo',
  playerOrigins: [],
  scripts: ['react-1.js', 'islands-1.js'],
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of site.scripts) writeFileSync(join(folder, name), name);
  render('index.html', '.css-a1{color:red}\n.css-b2{color:blue}');
  render('clients/index.html', '.css-b2{color:blue}\n.css-c3{color:green}');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a page as Gatsby does. */
function render(place: string, css: string, body = ''): void {
  const path = join(folder, place);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `<html><head><meta http-equiv="content-security-policy" content=""/>
<style data-rules="">body{margin:0}\n${css}</style><style id="_goober"> .go1{}</style><script data-loader=""></script></head><body><div id="___gatsby">
<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><header></header>${body}</div>
<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div>
<template id="_islands"></template><script>${logMissingPath}</script></body></html>`,
  );
}

function read(place: string): string {
  return readFileSync(join(folder, place), 'utf8');
}

const finish = () => finishPages(folder, site, undefined, 'load()');

test('all pages get the styles of all, each rule once, and one policy', async () => {
  const policy = await finish();
  // In the order of the files: clients, then home.
  const css = '.css-b2{color:blue}\n.css-c3{color:green}\n.css-a1{color:red}';
  for (const place of ['index.html', 'clients/index.html']) {
    expect(read(place)).toContain(`<style data-rules="">body{margin:0}\n${css}</style>`);
    expect(read(place)).toContain(`content="${policy}"`);
    expect(read(place)).not.toContain('robots');
  }
});

test.each([
  ['<script>alert(1)</script>', 'inline script'],
  ['<p style="color:red">Red</p>', 'inline style or event handler: style="color:red"'],
  ['<img alt="A mark of style=" style="color:red">', 'style="color:red"'],
])('%s stops the build, and its page is named', async (html, message) => {
  render('index.html', '', html);
  await expect(finish()).rejects.toThrow(message);
  await expect(finish()).rejects.toThrow('index.html holds an inline');
});

test.each([
  '<script type="application/ld+json">{"@type":"Organization"}</script>',
  '<p>style="of words" onclick="or so"</p>',
  '<img alt="a onclick=&quot;x&quot; b" class="css-a1"/>',
])('%s is let through', async (html) => {
  render('index.html', '', html);
  await finish();
  expect(read('index.html')).toContain(html);
});

test('a browser runs the scripts only as the build wrote them', async () => {
  await finish();
  for (const place of ['index.html', 'clients/index.html']) {
    // openssl dgst -sha256 -binary | base64
    expect(read(place)).toContain(
      '<template id="_islands">' +
        '<script src="/react-1.js" integrity="sha256-aWxmzSWjrdACw4caPASka1b5akAx+M6gR435Ue+u/AI=" async></script>' +
        '<script src="/islands-1.js" integrity="sha256-KCCeVCw4DhKJDMY1EY2bCeR6xjXq1OR1ROf0pdiPH/8=" async></script></template>',
    );
  }
});

test('the loader of every page stays under 2,500 characters', () => {
  expect(compileLoader().length).toBeLessThan(2500);
});
