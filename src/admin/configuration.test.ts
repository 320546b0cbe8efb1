import { checkContent } from '../content/check/checker';
import { collectionNames } from '../content/model/entry';
import { type CollectionName, modelOf } from '../content/model/model';
import type { Shape } from '../content/model/shape';
import { type CmsField, cmsConfiguration } from './configuration';
import { toForm } from './form/formContent';

const { collections } = cmsConfiguration('http://localhost:8000', {
  name: 'new-page',
  today: '2026-01-01',
  namesIn: (collection) => (collection === 'videos' ? ['platform-tour'] : ['office-manager']),
  images: ['/images/portal.png'],
});

function fieldsFor(collection: CollectionName): readonly CmsField[] {
  const form = collections.find(({ name }) => name === collection);
  return (form && 'files' in form ? form.files[0]?.fields : form?.fields) ?? [];
}

/** The labels of every field of the model, below those of the groups around it. */
function labelsIn(shape: Shape, above: string): string[] {
  if (shape.is === 'list') return labelsIn(shape.item, above);
  if (shape.is === 'union') {
    return [...shape.options.values()].flatMap((each) => labelsIn(each, `${above} ${each.label}`));
  }
  if (shape.is === 'plain') return [];
  const fields = shape.fields.filter(({ name }) => name !== 'type');
  return fields.flatMap(({ shape: inner }) => {
    const label = `${above} › ${inner.label}`;
    return [label, ...labelsIn(inner, label)];
  });
}

/** The same of a form. */
function labelsOf({ fields = [], types = [] }: Partial<CmsField>, above: string): string[] {
  return [
    ...types.flatMap((type) => labelsOf(type, `${above} ${type.label}`)),
    ...fields.flatMap((field) => {
      const label = `${above} › ${field.label}`;
      return field.widget === 'hidden' ? [] : [label, ...labelsOf(field, label)];
    }),
  ];
}

test.each(collectionNames)('the form of %s has every field of the model', (collection) => {
  const fields = fieldsFor(collection).filter(({ name }) => name !== 'body');
  const labels = labelsIn(modelOf(collection), collection);
  expect(labels.length).toBeGreaterThan(0);
  expect(labelsOf({ fields }, collection).toSorted()).toEqual(labels.toSorted());
});

/** Every text of a form with its field. */
function* texts(fields: readonly CmsField[], values: object): Generator<[CmsField, string]> {
  for (const field of fields) yield* textsIn(field, Reflect.get(values, field.name));
}

function* textsIn(field: CmsField, value: unknown): Generator<[CmsField, string]> {
  if (typeof value === 'string') yield [field, value];
  if (Array.isArray(value)) for (const item of value) yield* textsIn(field, item);
  else if (typeof value === 'object' && value !== null) {
    const type = field.types?.find(({ name }) => 'type' in value && name === value.type);
    yield* texts(type?.fields ?? field.fields ?? [], value);
  }
}

test('the form accepts what the check accepts', async () => {
  const { entries } = await checkContent('test/fixture/content');
  let tried = 0;
  for (const { collection, ...content } of entries) {
    const values = toForm(collection, content);
    for (const [{ label, pattern, maxlength }, text] of texts(fieldsFor(collection), values)) {
      if (pattern !== undefined)
        expect([label, text]).toEqual([label, expect.stringMatching(new RegExp(pattern[0]))]);
      if (typeof maxlength === 'number') expect(text.length).toBeLessThanOrEqual(maxlength);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(150);
});

test.each([
  ['label', '{prodct}'],
  ['path', 'architects'],
])('a %s that the check refuses is refused while it is typed', (name, value) => {
  const pattern = fieldsFor('pages').find((field) => field.name === name)?.pattern;
  expect(new RegExp(pattern?.[0] ?? '').test(value)).toBe(false);
  expect(pattern?.[1]).toMatch(/\w/);
});
