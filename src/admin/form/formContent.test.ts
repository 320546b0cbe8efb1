import { collectionNames } from '../../content/model/entry';
import { contentOf, keyPathOf, savedContent } from './formContent';

function entry(slug: unknown, data: unknown) {
  const values: Record<string, unknown> = { slug, data: { toJS: () => data } };
  return { get: (name: string) => values[name] };
}

test('an entry becomes the file that it would be saved as', () => {
  const action = { type: 'demo', label: 'Go' };
  const values = { title: 'T', sections: [{ type: 'showcase', action }] };
  expect(contentOf('pages', entry('clients', values))).toEqual({
    collection: 'pages',
    name: 'clients',
    fields: { title: 'T', sections: [{ type: 'showcase', action }] },
    body: '',
  });
});

test('the markdown of a policy is not one of its fields', () => {
  expect(contentOf('policies', entry('', { title: 'T', body: '## Words' }))).toEqual({
    collection: 'policies',
    name: '',
    fields: { title: 'T' },
    body: '## Words',
  });
});

test.each([undefined, null, 7])('an entry whose data is %j has no fields yet', (data) => {
  expect(contentOf('site', entry(undefined, data))).toEqual({
    collection: 'site',
    name: '',
    fields: {},
    body: '',
  });
});

test('all content is requested from the engine, one collection at a time', async () => {
  const asked: string[] = [];
  const content = await savedContent(async (name) => {
    asked.push(name);
    if (name === 'redirects') throw new Error('There is no such collection.');
    return name === 'videos' ? [entry('tour', { title: 'T' })] : undefined;
  });
  expect(asked).toEqual(collectionNames);
  expect(content).toEqual([
    { collection: 'videos', name: 'tour', fields: { title: 'T' }, body: '' },
  ]);
});

test.each([
  ['sections.2.title', 'sections.2.title'],
  ['sections.0.actions.1.label', 'sections.0.actions.1.label'],
  ['sections.1.action', 'sections.1.action'],
  ['sections.1.cards.0.draft', 'sections.1.cards.0.visibility.draft'],
  ['sections.2.points.1', 'sections.2.points'],
  ['unheard.of', 'unheard.of'],
])('the field %s is in the form at %s', (field, keyPath) => {
  expect(keyPathOf('pages', field)).toBe(keyPath);
});
