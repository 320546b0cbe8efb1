import { collectionNames } from '../model/entry';
import { capitalized, itemName } from '../model/fieldText';
import type { Control, ExampleContext } from '../model/fieldTypes/fieldType';
import { type CollectionName, contentModel, modelOf } from '../model/model';
import { isPublicationField } from '../model/publication';
import type { FieldShape, ObjectShape, Shape } from '../model/shape';
import { largestPicture } from '../read/readPicture';
import { exampleFields } from './exampleContent';
import { formatName, isLines, savedPath, savedVersion, toForm, visibility } from './form';

/** A field of the editing form, or a group of fields that a list item can be. */
export interface CmsField extends Control {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  fields?: readonly CmsField[];
  /** For a list: the groups of fields to choose from. */
  types?: readonly CmsField[];
}

interface CmsCollection {
  name: CollectionName;
  fields?: readonly CmsField[];
  files?: readonly { name: string; label: string; file: string; fields: readonly CmsField[] }[];
  [option: string]: unknown;
}

/** Where the editor saves: https://decapcms.org/docs/backends-overview/ */
export interface CmsBackend {
  name: 'github' | 'gitlab';
  repo: string;
  branch: string;
  base_url?: string;
  auth_type?: string;
  app_id?: string;
}

export interface CmsOptions {
  backend: CmsBackend;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
  /** Whether an edit becomes a pull request. */
  reviewed: boolean;
  /** What a new page can refer to. */
  exampleContext: ExampleContext;
}

/** The longest side of a picture, in pixels: twice the width of the widest on the site. */
const longestSide = 2560;

/**
 * The configuration of the editing UI, derived from the model, as plain data:
 * https://sveltiacms.app/en/docs/config-basics Collections have the same names as in the model; their formats come from
 * `form.ts` and `canonicalText.ts`.
 */
export function cmsConfiguration({ backend, siteUrl, reviewed, exampleContext }: CmsOptions) {
  return {
    backend,
    publish_mode: reviewed ? 'editorial_workflow' : 'simple',
    show_preview_links: reviewed,
    site_url: siteUrl,
    display_url: siteUrl,
    app_title: 'Edit the site',
    logo: { src: new URL('favicon.svg', `${siteUrl}/`).pathname },
    media_folder: 'content/images',
    public_folder: '/images',
    media_libraries: {
      default: {
        config: {
          max_file_size: largestPicture,
          slugify_filename: true,
          transformations: {
            raster_image: { format: 'webp', quality: 90, width: longestSide, height: longestSide },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    editor: { preview: true },
    collections: collectionNames.map((collection) => cmsCollection(collection, exampleContext)),
  };
}

function cmsCollection(collection: CollectionName, exampleContext: ExampleContext): CmsCollection {
  const { place, body, listed } = contentModel[collection];
  const shape = modelOf(collection);
  const { label, hint, noun } = shape;
  const common = { name: collection, description: hint, format: formatName(collection) };
  const fields = [
    ...fieldsOf(shape, body ? [bodyField] : []),
    ...(collection === 'pages' ? [hidden(savedPath)] : []),
    hidden(savedVersion),
  ].map((field) => (collection === 'pages' ? withDefault(field, exampleContext) : field));
  if (listed === undefined) {
    return {
      ...common,
      label,
      files: [{ name: collection, label, file: `content/${place}`, fields }],
    };
  }
  return {
    ...common,
    label: capitalized(collection),
    label_singular: capitalized(noun),
    folder: `content/${place.split('/')[0]}`,
    extension: place.split('.')[1],
    create: true,
    delete: true,
    slug: `{{fields.${listed.by}}}`,
    identifier_field: listed.by,
    summary:
      listed.summary +
      (shape.fields.some(({ name }) => isPublicationField(name)) ? unpublished : ''),
    ...('path' in listed && { preview_path: listed.path }),
    fields,
  };
}

/** Appended to the summary of an entry that isn't always published. */
const unpublished =
  "{{visibility.draft | ternary(' · Draft', '')}}" +
  "{{visibility.publishAt | date('[ · from ]D MMM YYYY')}}" +
  "{{visibility.unpublishAt | date('[ · until ]D MMM YYYY')}}";

const bodyField: CmsField = {
  name: 'body',
  label: 'Text',
  hint: 'Markdown: ## before a heading, - before a point of a list, an empty line between paragraphs.',
  widget: 'text',
  required: true,
};

/**
 * A new page starts from the file that `npm run new page` makes, except for its path and title. It isn’t marked as a
 * sample, since the engine would mark existing pages too, which lack that field.
 */
function withDefault(field: CmsField, exampleContext: ExampleContext): CmsField {
  const fields = exampleFields('pages', exampleContext) ?? {};
  const value: unknown = Reflect.get(toForm('pages', { fields, body: '' }), field.name);
  const isOwn = ['path', 'title', 'label', 'sample', savedPath].includes(field.name);
  return value === undefined || isOwn ? field : { ...field, default: value };
}

/** A field that isn't shown. */
function hidden(name: string): CmsField {
  return { name, label: name, widget: 'hidden' };
}

/** The fields of a group in the order of the form: what visitors see first, then `body`, then what is rarely needed. */
function fieldsOf({ fields }: ObjectShape, body: readonly CmsField[] = []): CmsField[] {
  const own = fields.filter(({ name }) => name !== 'type' && !isPublicationField(name));
  const publicationFields = fields.filter(({ name }) => isPublicationField(name));
  const isRare = ({ name }: FieldShape) => name === 'formerPaths' || name === 'sample';
  return [
    ...own.filter((field) => !isRare(field)).map(formField),
    ...body,
    ...own.filter(isRare).map(formField),
    ...(publicationFields.length === 0 ? [] : [visibilityField(publicationFields)]),
  ];
}

function visibilityField(publicationFields: readonly FieldShape[]): CmsField {
  return {
    name: visibility,
    label: 'Draft and dates',
    hint: 'To keep it back as a draft, or to show it for a time.',
    widget: 'object',
    required: false,
    summary: "{{draft | ternary('Draft', 'Shown')}} {{publishAt}} {{unpublishAt}}",
    fields: publicationFields.map(formField),
  };
}

function formField(field: FieldShape): CmsField {
  const { name, required, shape } = field;
  const common = { name, label: shape.label, hint: hintOf(shape), required };
  if (shape.is === 'plain') return { ...common, ...shape.fieldType.control(shape) };
  if (shape.is === 'list') {
    const { item, min, max } = shape;
    const list = { widget: 'list', label_singular: itemName(item), min, max };
    return { ...common, ...list, ...contentsOf(item), required: required && min > 0 };
  }
  return { ...common, widget: 'object', ...contentsOf(shape) };
}

/** What a group of fields, or each item of a list, contains. */
function contentsOf(shape: Shape) {
  switch (shape.is) {
    case 'union': {
      const types = [...shape.options].map(([name, option]) => {
        return { name, label: option.label, widget: 'object', ...group(option) };
      });
      return { typeKey: 'type', types, collapsed: true };
    }
    case 'object':
      return { ...group(shape), collapsed: true };
    default:
      return {};
  }
}

/** The fields of a group, and its summary when collapsed. */
function group(shape: ObjectShape) {
  const names = shape.fields.map(({ name }) => name);
  const name = ['title', 'label', 'alt'].find((each) => names.includes(each)) ?? names[0];
  return { summary: `{{${name}}}`, fields: fieldsOf(shape) };
}

function hintOf(shape: Shape): string {
  const hint = isLines(shape) ? `${shape.hint} One a line.` : shape.hint;
  const shows =
    shape.is === 'plain' && shape.fieldType.hintShowsExample && !hint.includes(`${shape.example}`);
  const whole = shows ? `${hint} For example: ${shape.example}` : hint;
  // The engine renders markdown in hints, and some hints mention its marks.
  return whole.replace(/[*_[\]~]/g, '\\$&');
}
