import { renderToString } from 'react-dom/server';
import { DataScript } from './DataScript';

test('data come through unchanged, and no text in them can end the element', () => {
  const data = { name: '</script><!--<b>"&amp;' };
  const html = renderToString(<DataScript type="application/ld+json" data={data} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});
