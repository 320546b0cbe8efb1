import fc from 'fast-check';
import { type AnyEntry, anyEntry } from '../../../test/jest/anyEntry';
import { checkFolder } from '../../../test/support/checkFolder';
import { checkFile } from '../../content/check/checkFile';
import { canonicalText } from '../../content/derive/canonicalText';
import { type CollectionName, collectionNames } from '../../content/model/model';
import { type CmsField, cmsConfiguration } from '../bundle/configuration';
import { readSource } from '../engine/keyPaths';
import { contentOf, fromForm, savedContent, toForm } from './formContent';

fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1) });

function entry(slug?: string, data?: object) {
  return { toJS: () => ({ slug, data }) };
}

test.each([
  ['a saved entry', 'one', { quote: 'Q', savedVersion: '"1"' }, { quote: 'Q' }],
  ['a new entry', undefined, undefined, {}],
] as const)('%s becomes the file that it would be saved as', (_which, slug, data, fields) => {
  const file = { collection: 'testimonials', name: slug ?? '', fields, body: '' };
  expect(contentOf('testimonials', entry(slug, data))).toEqual(file);
});

test('all content is requested from the engine, and a collection that it lacks is empty', async () => {
  const content = await savedContent(async (name) => {
    if (name === 'redirects') throw new Error('There is no such collection.');
    return name === 'videos' ? [entry('tour', { title: 'T' })] : undefined;
  });
  expect(content).toEqual([
    { collection: 'videos', name: 'tour', fields: { title: 'T' }, body: '' },
  ]);
});

const fixture = checkFolder('test/fixture/content');
const formFields = new Map<CollectionName, readonly CmsField[]>();
const { collections } = cmsConfiguration('http://localhost:8000');
for (const form of collections) {
  formFields.set(form.name, ('files' in form ? form.files[0]?.fields : form.fields) ?? []);
}

const empty: Readonly<Record<string, unknown>> = {
  boolean: false,
  list: [],
  object: null,
  number: null,
};

/** The values of a form as an engine holds them: something for every field, even an empty one. */
function inEngine(fields: readonly CmsField[], values: object): Record<string, unknown> {
  const all = fields.map((field) => {
    const given: unknown = Reflect.get(values, field.name);
    if (typeof given === 'string') expectAccepted(field, given);
    const value = given ?? empty[field.widget] ?? (field.widget in empty ? null : '');
    return [field.name, valueInEngine(field, value)];
  });
  return { ...Object.fromEntries(all), ...('type' in values ? { type: values.type } : {}) };
}

function valueInEngine(field: CmsField, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => valueInEngine(field, item));
  if (typeof value !== 'object' || value === null) return value;
  const type = field.types?.find(({ name }) => 'type' in value && name === value.type);
  return inEngine(type?.fields ?? field.fields ?? [], value);
}

function expectAccepted({ label, pattern, maxlength }: CmsField, text: string): void {
  expect([label, text]).toEqual([label, expect.stringMatching(new RegExp(pattern?.[0] ?? ''))]);
  expect(text.length).toBeLessThanOrEqual(Number(maxlength ?? Number.POSITIVE_INFINITY));
}

test.each(collectionNames)(
  'the form of %s accepts what the check accepts, and damages no entry',
  async (collection) => {
    const { entries } = await fixture;
    const examples = entries
      .filter((entry) => entry.collection === collection)
      .map((entry): [AnyEntry] => [entry]);
    let accepted = 0;
    fc.assert(
      fc.property(anyEntry(collection), (content) => {
        const text = canonicalText(collection, content);
        const id = { collection, name: 'any', file: 'content/any' };
        if (checkFile(id, text).entry === undefined) return;
        accepted += 1;
        const values = inEngine(formFields.get(collection) ?? [], toForm(collection, content));
        expect(canonicalText(collection, fromForm(collection, values))).toBe(text);
      }),
      { numRuns: 150, examples },
    );
    expect(accepted).toBeGreaterThan(10);
  },
);

test.each([
  ['label', '{prodct}'],
  ['path', 'architects'],
])('a %s that the check refuses is refused while it is typed', (name, value) => {
  const { pattern } = formFields.get('pages')?.find((field) => field.name === name) ?? {};
  expect(value).not.toMatch(new RegExp(pattern?.[0] ?? ''));
  expect(pattern?.[1]).toMatch(/\w/);
});

test.each([
  [
    'pages/clients.sections.2.title',
    { collection: 'pages', name: 'clients', field: 'sections.2.title' },
  ],
  ['pages/.title', { collection: 'pages', name: '', field: 'title' }],
  ['cakes/one.title', undefined],
  ['pages/clients', undefined],
])('%s is read as a file and its field', (source, read) => {
  expect(readSource(source)).toEqual(read);
});
