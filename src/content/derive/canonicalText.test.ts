import fc from 'fast-check';
import { anyEntry } from '../../../test/contentCases/anyEntry';
import { checkContent } from '../check/checker';
import { checkFile } from '../check/checkFile';
import { collectionNames, type Entry } from '../model/entry';
import { type CollectionName, contentModel, modelOf } from '../model/model';
import { type WrittenField, writtenFields } from '../model/shape';

import { canonicalText } from './canonicalText';
import { type CmsField, cmsConfiguration } from './cms';
import { fromForm, toForm } from './form';

fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1) });

let entries: Entry[] = [];

beforeAll(async () => {
  ({ entries } = await checkContent('test/fixture/content'));
});

function read(collection: CollectionName, text: string) {
  return checkFile({ collection, name: 'any', file: 'content/any' }, Buffer.from(text));
}

/** The lines that two texts don't share, if both have their lines in the same order. */
function differentLines(one: string, other: string): [left: string[], added: string[]] {
  const [before, after] = [one.split('\n'), other.split('\n')];
  while (before.length > 0 && before[0] === after[0])
    for (const text of [before, after]) text.shift();
  while (before.length > 0 && before.at(-1) === after.at(-1))
    for (const text of [before, after]) text.pop();
  return [before, after];
}

function changed({ shape: { fieldType, options = [] }, value }: WrittenField): unknown {
  switch (fieldType.name) {
    case 'number':
      return Number(value) - 1;
    case 'flag':
      return !value;
    case 'choice':
      return options.find((word) => word !== value);
    case 'date':
      return '2024-02-28';
    case 'email':
      return 'changed@casegood.example';
    default:
      return `${value}-changed`;
  }
}

test('changing any field of any file changes only its line', () => {
  let fields = 0;
  for (const { collection, fields: written, body } of entries) {
    const before = canonicalText(collection, { fields: written, body });
    for (const field of writtenFields(modelOf(collection), written)) {
      const value = changed(field);
      if (field.path.at(-1) === 'type' || value === undefined) continue;
      const copy = structuredClone(written);
      const group = field.path
        .slice(0, -1)
        .reduce<object>((from, step) => Reflect.get(from, step), copy);
      Reflect.set(group, field.path.at(-1) ?? '', value);
      const [left, added] = differentLines(
        before,
        canonicalText(collection, { fields: copy, body }),
      );
      // If the last field of a JSON file goes, the line before it loses its comma.
      const lost = value === false && contentModel[collection].place.endsWith('.json') ? 1 : 0;
      expect([left.length, added.length]).toEqual([1 + lost, value === false ? lost : 1]);
      fields += 1;
    }
    if (body === '') continue;
    const [left, added] = differentLines(
      before,
      canonicalText(collection, { fields: written, body: `${body.trim()} More.` }),
    );
    expect([left.length, added.length]).toEqual([1, 1]);
  }
  expect(fields).toBeGreaterThan(200);
});

const formFields = new Map<CollectionName, readonly CmsField[]>();
const nothing = { name: 'new', today: '', namesIn: () => ['one'], images: [] };
const site = { siteUrl: 'http://localhost:8000', reviewed: false, exampleContext: nothing };
const backend = { name: 'github', repo: 'site/working-copy', branch: 'main' } as const;
for (const { name, fields, files } of cmsConfiguration({ ...site, backend }).collections) {
  formFields.set(name, fields ?? files?.[0]?.fields ?? []);
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
    const value: unknown =
      Reflect.get(values, field.name) ?? empty[field.widget] ?? (field.widget in empty ? null : '');
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

test.each(collectionNames)('no entry of %s is damaged by opening and saving it', (collection) => {
  let accepted = 0;
  fc.assert(
    fc.property(anyEntry(collection), (content) => {
      const text = canonicalText(collection, content);
      const { entry } = read(collection, text);
      if (entry === undefined) return;
      accepted += 1;
      expect(entry.fields).toEqual(content.fields);
      expect(entry.body.trim()).toBe(content.body);
      const values = toForm(collection, content);
      const saved = fromForm(collection, inEngine(formFields.get(collection) ?? [], values));
      expect(canonicalText(collection, saved)).toBe(text);
      expect(toForm(collection, { ...content, ...fromForm(collection, values) })).toEqual(values);
    }),
    { numRuns: 150 },
  );
  expect(accepted).toBeGreaterThan(10);
});

test('hand-written files are put in order', () => {
  const text =
    '{"stars": 5, "role": " Manager ", "quote": "Good.", "company": "A dealer", "sample": false}\n';
  const { entry } = read('testimonials', text);
  expect(canonicalText('testimonials', { fields: entry?.fields ?? {}, body: '' })).toBe(
    '{\n  "quote": "Good.",\n  "role": "Manager",\n  "company": "A dealer",\n  "stars": 5\n}\n',
  );
});

test('what breaks the model is written too, for the check to report', () => {
  const text = canonicalText('videos', {
    fields: { unknown: 1, title: '', address: null },
    body: '',
  });
  expect(JSON.parse(text)).toEqual({ unknown: 1 });
});

test('what is in order stays as it is', () => {
  for (const { collection, fields, body } of entries) {
    const text = canonicalText(collection, { fields, body });
    const { entry } = read(collection, text);
    expect(
      canonicalText(collection, { fields: entry?.fields ?? {}, body: entry?.body ?? '' }),
    ).toBe(text);
  }
});
