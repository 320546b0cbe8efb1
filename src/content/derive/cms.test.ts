import { checkContent } from '../check/checker';
import { collectionNames, isSingle } from '../model/entry';
import { type CollectionName, contentModel, modelOf } from '../model/model';
import { type FieldShape, type ObjectShape, objectShapeOf } from '../model/shape';
import { type CmsField, cmsConfiguration } from './cms';
import { toForm, visibility } from './form';

const { collections, ...configuration } = cmsConfiguration({
  backend: { name: 'github', repo: 'site/working-copy', branch: 'main' },
  siteUrl: 'http://localhost:8000',
  reviewed: false,
  exampleContext: {
    name: 'new-page',
    today: '2026-01-01',
    namesIn: (collection) => (collection === 'videos' ? ['platform-tour'] : ['office-manager']),
    images: ['/images/portal.png'],
  },
});

function fieldsFor(collection: CollectionName): readonly CmsField[] {
  const form = collections.find(({ name }) => name === collection);
  return form?.fields ?? form?.files?.[0]?.fields ?? [];
}

/** Every field of the model that a form lacks or shows differently, by its path. */
function missing(shape: ObjectShape, fields: readonly CmsField[], path: string): string[] {
  return shape.fields.flatMap((field) => {
    if (field.name === 'type') return [];
    const group = fields.find(({ name }) => name === visibility)?.fields ?? [];
    const shown = [...fields, ...group].find(({ name }) => name === field.name);
    const at = `${path}.${field.name}`;
    return shown === undefined ? [at] : differences(field, shown, at);
  });
}

function differences({ required, shape }: FieldShape, shown: CmsField, at: string): string[] {
  const { label, hint } = shape;
  const plainHint = shown.hint?.replaceAll('\\', '') ?? '';
  const found = [
    ...(shown.label === label ? [] : [`${at}: label`]),
    ...(plainHint.startsWith(hint) ? [] : [`${at}: hint`]),
    ...(shown.required === required || shape.is === 'list' ? [] : [`${at}: required`]),
  ];
  if (shape.is === 'object') return [...found, ...missing(shape, shown.fields ?? [], at)];
  if (shape.is === 'plain') {
    const { max, pattern, fieldType } = shape;
    const limit = fieldType.name === 'number' ? shown.max : shown.maxlength;
    const isLimited =
      max === undefined ||
      limit === max ||
      fieldType.name === 'picture' ||
      fieldType.name === 'reference';
    const isFormed =
      pattern === undefined || shown.pattern?.[0] === pattern.source || shown.widget !== 'string';
    return [
      ...found,
      ...(isLimited ? [] : [`${at}: limit`]),
      ...(isFormed ? [] : [`${at}: pattern`]),
    ];
  }
  const item = shape.is === 'list' ? shape.item : shape;
  if (shape.is === 'list' && (shown.min !== shape.min || shown.max !== shape.max))
    found.push(`${at}: limits`);
  if (item.is === 'object') return [...found, ...missing(item, shown.fields ?? [], at)];
  if (item.is !== 'union') return found;
  const ofTypes = [...item.options].flatMap(([name, option]) => {
    const type = shown.types?.find((each) => each.name === name);
    if (type?.label !== option.label) return [`${at}<${name}>`];
    return missing(option, type.fields ?? [], `${at}<${name}>`);
  });
  return [...found, ...ofTypes];
}

test.each(collectionNames)(
  'the form of %s has every field of the model, with its words and limits',
  (collection) => {
    expect(missing(modelOf(collection), fieldsFor(collection), collection)).toEqual([]);
    expect(fieldsFor(collection).some(({ name }) => name === 'body')).toBe(
      contentModel[collection].body,
    );
  },
);

test('a field that the form lacks is reported', () => {
  const shape = objectShapeOf(contentModel.pages.schema);
  const fields = fieldsFor('pages').filter(({ name }) => name !== 'title');
  expect(missing(shape, fields, 'pages')).toEqual(['pages.title']);
});

test('files can be added and removed where there can be several', () => {
  for (const { name, create, folder, files } of collections) {
    const { place } = contentModel[name];
    if (isSingle(name)) expect(files?.[0]?.file).toBe(`content/${place}`);
    else
      expect({ create, place: `${folder}/*` }).toEqual({
        create: true,
        place: `content/${place.split('.')[0]}`,
      });
  }
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
    for (const [{ label, pattern, maxlength }, text] of texts(
      fieldsFor(collection),
      toForm(collection, content),
    )) {
      if (pattern !== undefined)
        expect([label, text]).toEqual([label, expect.stringMatching(new RegExp(pattern[0]))]);
      if (typeof maxlength === 'number') expect(text.length).toBeLessThanOrEqual(maxlength);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(150);
});

test.each([
  ['text', '{prodct}', 'Only {product} works in braces here.'],
  ['path', 'architects', 'It needs a path, such as "/architects".'],
])('a %s that the check refuses is refused while it is typed', (_kind, value, message) => {
  const [path, label] = ['path', 'label'].map((name) =>
    fieldsFor('pages').find((each) => each.name === name),
  );
  const pattern = (value.startsWith('{') ? label : path)?.pattern;
  expect(new RegExp(pattern?.[0] ?? '').test(value)).toBe(false);
  expect(pattern?.[1]).toBe(message);
});

test('the configuration is plain data, and names no foreign host', () => {
  const whole = { ...configuration, collections };
  expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
  const { site_url, display_url, ...others } = configuration;
  expect(JSON.stringify(others)).not.toMatch(/https?:/);
  expect([site_url, display_url]).toEqual(['http://localhost:8000', 'http://localhost:8000']);
});

test('a new page starts with a section of each type, and with a path and title of its own', () => {
  const defaults = Object.fromEntries(
    fieldsFor('pages').map((field) => [field.name, field.default]),
  );
  expect(defaults).toMatchObject({
    path: undefined,
    title: undefined,
    sample: undefined,
    sections: [
      { type: 'hero' },
      { type: 'cards' },
      { type: 'showcase' },
      { type: 'testimonial', testimonial: 'office-manager' },
    ],
  });
});
