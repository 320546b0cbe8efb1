/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { StructuredData } from './StructuredData';

const facts = [{ '@type': 'Thing', name: '</script><!--<b>"&amp;' }];
const html = renderToString(<StructuredData facts={facts} />);
const [, start, json = '', end] = /^(<script[^>]*>)(.*)(<\/script>)$/.exec(html) ?? [];

test('it is data, which no browser runs', () => {
  expect([start, end]).toEqual(['<script type="application/ld+json">', '</script>']);
});

test('no text in it can end it', () => {
  expect(json).not.toContain('<');
});

test('it says the facts as they are', () => {
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': facts });
});
