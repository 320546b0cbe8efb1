import { renderToString } from 'react-dom/server';
import { DataScript } from './DataScript';

const data = { name: '</script><!--<b>"&amp;' };
const html = renderToString(<DataScript type="application/ld+json" data={data} />);
const [, start, json = '', end] = /^(<script[^>]*>)(.*)(<\/script>)$/.exec(html) ?? [];

test('it is data, which no browser runs', () => {
  expect([start, end]).toEqual(['<script type="application/ld+json">', '</script>']);
});

test('no text in it can end it', () => {
  expect(json).not.toContain('<');
});

test('the data come through unchanged', () => {
  expect(JSON.parse(json)).toEqual(data);
});
