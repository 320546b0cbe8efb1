import fc from 'fast-check';
import { checkBakery } from '../../../test/bakery/checkBakery';
import { bakers } from '../../../test/bakery/collections';
import { anyFields } from '../../../test/jest/anyFields';
import { checkFile } from '../../content/check/checkContent';
import { canonicalText } from '../../content/derive/canonicalText';
import { type CollectionName, collectionNames } from '../../content/model/model';
import { type CmsField, cmsConfiguration } from '../bundle/configuration';
import { contentOf, fromForm } from './formContent';

fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1) });

function entry(slug?: string, data?: object) {
  return { toJS: () => ({ slug, data }) };
}

test.each([
  ['a saved entry', 'one', { quote: 'Q', openedWith: 'MQ==' }, { quote: 'Q' }],
  ['what the engine adds', 'one', { links: [{ __id: '1', a: '__' }] }, { links: [{ a: '__' }] }],
  ['a new entry', undefined, undefined, {}],
] as const)('%s becomes the file that it would be saved as', (_which, slug, data, fields) => {
  const file = { collection: bakers, name: slug ?? '', fields };
  expect(contentOf(bakers, entry(slug, data))).toEqual(file);
});

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
    const { entries } = await checkBakery();
    const examples = entries
      .filter((entry) => entry.collection === collection)
      .map(({ fields }): [Record<string, unknown>] => [{ ...fields }]);
    let accepted = 0;
    fc.assert(
      fc.property(anyFields(collection), (fields) => {
        const text = canonicalText(collection, fields);
        const id = { collection, name: 'any', file: 'content/any' };
        if (checkFile(id, text).entry === undefined) return;
        accepted += 1;
        const values = inEngine(formFields.get(collection) ?? [], fields);
        expect(canonicalText(collection, fromForm(values))).toBe(text);
      }),
      { numRuns: 60, examples },
    );
    expect(accepted).toBeGreaterThan(10);
  },
);
