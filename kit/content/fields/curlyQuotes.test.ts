import { markdownWithCurlyQuotes } from './curlyQuotes';

test.each([
  ['We call it "living inventory".', 'We call it “living inventory”.'],
  ['"Know" and "find"', '“Know” and “find”'],
  ["It's here, isn't it?", 'It’s here, isn’t it?'],
  ["the 'why we love' list", 'the ‘why we love’ list'],
  ["the bakers' list, and the '90s.", 'the bakers’ list, and the ’90s.'],
  ['a 60" desk, 6\' long', 'a 60″ desk, 6′ long'],
  ['a "27" screen', 'a “27” screen'],
  ['("quoted")', '(“quoted”)'],
  ['“Section 5"', '“Section 5”'],
  // Markdown’s own marks are no words.
  ['**"Personal data"** and *"use"*', '**“Personal data”** and *“use”*'],
  ['["Terms"](/terms "the terms"), ~~"old"~~', '[“Terms”](/terms "the terms"), ~~“old”~~'],
  ['\\"Data\\" that isn\\\'t', '“Data” that isn’t'],
  ['> "One\n> and two"', '> “One\n> and two”'],
  ['1. "One\ntwo"\n\n"three"', '1. “One\ntwo”\n\n“three”'],
  ['| "a" | it\'s |\n|---|---|\n| "b | c" |', '| “a” | it’s |\n|---|---|\n| “b | c” |'],
  // Around what stays as it is, there are words.
  ['"`it\'s`" and `"`\'s', '“`it\'s`” and `"`’s'],
  ['"https://a.example/i\'s", "<https://b.org>"', "“https://a.example/i's”, “<https://b.org>”"],
  ["\"b@c.example\" ('www.a.example/it's')", "“b@c.example” (‘www.a.example/it's’)"],
])('%s becomes %s', (written, right) => {
  expect(markdownWithCurlyQuotes(written)).toBe(right);
  expect(markdownWithCurlyQuotes(right)).toBe(right);
});

test.each([
  '“Know” what it’s for',
  "See https://crust.example/it's or o'hara@crust.example",
  '```\n"code"\n```\n\n`"`',
  '<!-- it\'s "checked" -->',
  'see www.a.example/it\'s and {"product"}',
])('%s is left alone', (text) => {
  expect(markdownWithCurlyQuotes(text)).toBe(text);
});
