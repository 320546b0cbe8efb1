import { paths } from '../support/paths';
import type { Request } from './answer';

/** A request, with what all hosts answer, and those that answer otherwise. */
export interface Row extends Request {
  answer: string;
  but?: Partial<Record<HostName, string>>;
  /** Why they do. */
  why?: string;
  /** Only of hosts that are what they are called: an emulation would show nothing. */
  real?: boolean;
}

export type HostName =
  | 'nginx'
  | 'the container'
  | 'Cloudflare Pages'
  | 'Cloudflare Workers'
  | 'Netlify'
  | 'GitHub Pages (emulated)';

const page = '200 clients/index.html';
const unknown = '404 404.html';

/** What is asked of every host. In a path `*` stands for the rest of the name of a file. */
export const table: Row[] = [
  ...paths.map((path) => ({ path, answer: `200 ${path.slice(1)}/index.html`.replace(' /', ' ') })),
  { path: '/clients/', answer: page },

  // What is asked after the `?` changes nothing.
  { path: '/clients?from=mail', answer: page },
  { path: '/clients?', answer: page },
  { path: '/clients?a=%00&b=%E0%A4%A&c=?/../', answer: page },

  // Other ways to write a path.
  {
    path: '/index.html',
    answer: '200 itself',
    but: { 'Cloudflare Pages': '308 to /', 'Cloudflare Workers': '307 to /' },
    why: 'Cloudflare leads from the names of files to addresses without them.',
  },
  {
    path: '/clients/index.html',
    answer: '200 itself',
    but: { 'Cloudflare Pages': '308 to /clients/', 'Cloudflare Workers': '307 to /clients/' },
    why: 'As above.',
  },
  {
    path: '/clients.html',
    answer: page,
    but: {
      nginx: unknown,
      'the container': unknown,
      'Cloudflare Pages': '308 to /clients',
      'Cloudflare Workers': '307 to /clients',
    },
    why: 'nginx needs no page files, and Cloudflare leads from the names of files.',
  },
  {
    path: '/%63lients',
    answer: page,
    but: { 'Cloudflare Workers': '307 to /clients' },
    why: 'Workers lead to the usual spelling.',
  },
  {
    path: '/..%2fpackage.json',
    answer: unknown,
    but: { nginx: '400', 'the container': '400', 'Cloudflare Workers': '307 to /package.json' },
    why: 'nginx refuses it, and Workers lead to the usual spelling.',
  },

  // What isn't there.
  ...[
    '/no-such-page',
    '/no-such-page/',
    '/no-such-page?from=mail',
    '/clients/no-such-page',
    '/CLIENTS',
    '/static',
    '/.env',
    '/.git/config',
    '/package.json',
    '/app.js.map',
  ].map((path) => ({ path, answer: unknown })),
  ...['/static/', '/static/none.avif'].map((path) => ({
    path,
    answer: unknown,
    but: { 'Cloudflare Workers': `${unknown}, Cache-Control: public, max-age=31536000, immutable` },
    why: 'Workers send the headers of _headers with what isn’t there as well.',
  })),
  {
    path: '/404',
    answer: unknown,
    but: {
      'Cloudflare Pages': '200 404.html',
      'Cloudflare Workers': '200 404.html',
      Netlify: '200 404/index.html',
      'GitHub Pages (emulated)': '200 404.html',
    },
    why: 'To these hosts it is a file like others.',
  },
  {
    path: '/404.html',
    answer: '404 itself',
    but: {
      'Cloudflare Pages': '308 to /404',
      'Cloudflare Workers': '307 to /404',
      Netlify: '200 itself',
      'GitHub Pages (emulated)': '200 itself',
    },
    why: 'As above.',
  },
  ...['/_headers', '/_redirects'].map((path) => ({
    path,
    answer: unknown,
    but: {
      'Cloudflare Pages': '502',
      Netlify: '200 itself',
      'GitHub Pages (emulated)': '200 itself',
    },
    why: 'GitHub knows them for files like others; the engines of the other two do, their hosts don’t.',
  })),

  // Files.
  ...[
    '/islands-*.js',
    '/static/*.avif',
    '/fonts/*.woff2',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap-index.xml',
    '/.well-known/security.txt',
  ].map((path) => ({ path, answer: '200 itself' })),
  {
    path: '/share/*',
    answer: '200 itself, Cross-Origin-Resource-Policy: cross-origin',
    but: {
      'Cloudflare Pages': '200 itself',
      'Cloudflare Workers': '200 itself',
      'GitHub Pages (emulated)': '200 itself',
    },
    why: 'Cloudflare joins the values of several rules: docs/security.md.',
  },

  // Redirects.
  {
    path: '/designers',
    answer: '301 to /clients#a-row-of-icons',
    but: { 'GitHub Pages (emulated)': '200 that leads to /clients#a-row-of-icons' },
    why: 'It has no redirects, only pages that lead on.',
  },
  {
    path: '/designers/?from=mail&to=%C3%A9',
    answer: '301 to /clients?from=mail&to=%C3%A9#a-row-of-icons',
    but: { 'GitHub Pages (emulated)': '200 that leads to /clients#a-row-of-icons' },
    why: 'A page doesn’t know what was asked for.',
  },
  {
    path: '/jobs?from=mail',
    answer: '302 to https://jobs.example/open?from=mail',
    but: { 'GitHub Pages (emulated)': '200 that leads to https://jobs.example/open' },
    why: 'As above.',
  },

  // The protocol.
  ...['br', 'gzip'].flatMap((encoding) =>
    ['/clients', '/islands-*.js'].map((path) => ({
      path,
      headers: { 'Accept-Encoding': encoding },
      answer: `200 ${path === '/clients' ? 'clients/index.html' : 'itself'} as ${encoding}`,
      but: { Netlify: `200 ${path === '/clients' ? 'clients/index.html' : 'itself'}` },
      why: 'Netlify packs at the edge, which its engine has none of.',
      real: true,
    })),
  ),
  { path: '/clients', headers: { 'Accept-Encoding': 'identity' }, answer: page, real: true },
  {
    path: '/clients',
    headers: { 'If-None-Match': 'its own' },
    answer: '304',
    real: true,
  },
  {
    path: '/static/*.avif',
    headers: { Range: 'bytes=0-9' },
    answer: '206 10 bytes',
    but: {
      'Cloudflare Pages': '200 itself',
      'Cloudflare Workers': '200 itself',
      Netlify: '200 itself',
    },
    why: 'They send all of it, as anybody may.',
    real: true,
  },
  { path: '/clients', method: 'HEAD', answer: '200 nothing', real: true },
  { path: '/clients', method: 'POST', answer: '405', real: true },
];

interface OwnHeader {
  /** The answers that have it: all, where left out. */
  status?: number;
  name: string;
  value: string;
  why: string;
  /** Whether `npm run smoke` tells of it. */
  isTold?: boolean;
}

/** Headers that a host sends in place of the site’s. */
export const ownHeaders: Partial<Record<HostName, OwnHeader[]>> = {
  'Cloudflare Pages': [
    {
      status: 404,
      name: 'Cache-Control',
      value: 'no-store',
      why: 'Pages sends it with each 404, whatever _headers says.',
      isTold: true,
    },
    {
      name: 'Access-Control-Allow-Origin',
      value: '*',
      why: 'Pages sends it with everything. Nothing here is secret, and no cookie or account is in play.',
    },
  ],
  Netlify: [
    {
      name: 'Cache-Control',
      value: 'public, max-age=0',
      why: 'Its engine puts it in place of any other; the host sends what _headers says.',
      isTold: true,
    },
  ],
};
