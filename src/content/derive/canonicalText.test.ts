import fc from 'fast-check';
import { anyEntry } from '../../../test/contentCases/anyEntry';
import { checkContent } from '../check/checker';
import { readEntry } from '../check/checkFile';
import { contentKinds, type Entry } from '../model/entry';
import { type ContentKind, contentModel, modelOf } from '../model/model';
import { type WrittenField, writtenFields } from '../model/shape';

import { canonicalText } from './canonicalText';
import { type CmsField, cmsConfiguration } from './cms';
import { fromForm, toForm } from './form';

fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1) });

let entries: Entry[] = [];

beforeAll(async () => {
  ({ entries } = await checkContent('test/fixture/content'));
});

function read(kind: ContentKind, text: string) {
  return readEntry({ kind, name: 'any', file: 'content/any' }, Buffer.from(text));
}

/** The lines that two texts don't share, where neither has its lines in another order. */
function differentLines(one: string, other: string): [left: string[], added: string[]] {
  const [before, after] = [one.split('\n'), other.split('\n')];
  while (before.length > 0 && before[0] === after[0])
    for (const text of [before, after]) text.shift();
  while (before.length > 0 && before.at(-1) === after.at(-1))
    for (const text of [before, after]) text.pop();
  return [before, after];
}

function changed({ shape: { kind, options = [] }, value }: WrittenField): unknown {
  switch (kind.name) {
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

test('a change of any field of any file changes its line alone', () => {
  let fields = 0;
  for (const { kind, fields: written, body } of entries) {
    const before = canonicalText(kind, { fields: written, body });
    for (const field of writtenFields(modelOf(kind), written)) {
      const value = changed(field);
      if (field.path.at(-1) === 'type' || value === undefined) continue;
      const copy = structuredClone(written);
      const group = field.path
        .slice(0, -1)
        .reduce<object>((from, step) => Reflect.get(from, step), copy);
      Reflect.set(group, field.path.at(-1) ?? '', value);
      const [left, added] = differentLines(before, canonicalText(kind, { fields: copy, body }));
      // Where the last field of a JSON file goes, the line before it loses its comma.
      const lost = value === false && contentModel[kind].place.endsWith('.json') ? 1 : 0;
      expect([left.length, added.length]).toEqual([1 + lost, value === false ? lost : 1]);
      fields += 1;
    }
    if (body === '') continue;
    const [left, added] = differentLines(
      before,
      canonicalText(kind, { fields: written, body: `${body.trim()} More.` }),
    );
    expect([left.length, added.length]).toEqual([1, 1]);
  }
  expect(fields).toBeGreaterThan(200);
});

const formFields = new Map<ContentKind, readonly CmsField[]>();
const nothing = { name: 'new', today: '', namesIn: () => ['one'], images: [] };
const site = { siteUrl: 'http://localhost:8000', reviewed: false, surroundings: nothing };
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

/** The values of a form as an engine has them: something for every field, also where nothing was put in. */
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

test.each(contentKinds)('no entry of %s is damaged by opening and saving it', (kind) => {
  let accepted = 0;
  fc.assert(
    fc.property(anyEntry(kind), (content) => {
      const text = canonicalText(kind, content);
      const { entry } = read(kind, text);
      if (entry === undefined) return;
      accepted += 1;
      expect(entry.fields).toEqual(content.fields);
      expect(entry.body.trim()).toBe(content.body);
      const values = toForm(kind, content);
      const saved = fromForm(kind, inEngine(formFields.get(kind) ?? [], values));
      expect(canonicalText(kind, saved)).toBe(text);
      expect(toForm(kind, { ...content, ...fromForm(kind, values) })).toEqual(values);
    }),
    { numRuns: 150 },
  );
  expect(accepted).toBeGreaterThan(10);
});

test('what is written by hand is put in order', () => {
  const text =
    '{"stars": 5, "role": " Manager ", "quote": "Good.", "company": "A dealer", "sample": false}\n';
  const { entry } = read('testimonials', text);
  expect(canonicalText('testimonials', { fields: entry?.fields ?? {}, body: '' })).toBe(
    '{\n  "quote": "Good.",\n  "role": "Manager",\n  "company": "A dealer",\n  "stars": 5\n}\n',
  );
});

test('what breaks the model is written too, for the check to tell of', () => {
  const text = canonicalText('videos', {
    fields: { unknown: 1, title: '', address: null },
    body: '',
  });
  expect(JSON.parse(text)).toEqual({ unknown: 1 });
});

test('what is in order stays as it is', () => {
  for (const { kind, fields, body } of entries) {
    const text = canonicalText(kind, { fields, body });
    const { entry } = read(kind, text);
    expect(canonicalText(kind, { fields: entry?.fields ?? {}, body: entry?.body ?? '' })).toBe(
      text,
    );
  }
});
