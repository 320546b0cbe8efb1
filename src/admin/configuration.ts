import { collectionNames } from '../content/model/entry';
import { capitalized, itemName } from '../content/model/fieldText';
import type { Control } from '../content/model/fieldTypes/fieldType';
import { type CollectionName, contentModel, modelOf } from '../content/model/model';
import { isPublicationField } from '../content/model/publication';
import type { FieldShape, ObjectShape, Shape } from '../content/model/shape';
import { largestPicture } from '../content/read/readPicture';
import { formatName, isLines, savedPath, savedVersion } from './form/formContent';

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

/** Where the editor saves: https://decapcms.org/docs/backends-overview/ */
export interface CmsBackend {
  name: 'github' | 'gitlab';
  repo: string;
  branch: string;
  base_url?: string;
  auth_type?: string;
  app_id?: string;
}

/** The dev server's editing UI saves to the working copy, but the engine requires a repository. */
const workingCopy: CmsBackend = { name: 'github', repo: 'site/working-copy', branch: 'main' };

/** The longest side of a picture, in pixels: twice the width of the widest on the site. */
const longestSide = 2560;

/**
 * The configuration of the editing UI, derived from the model, as plain data:
 * https://sveltiacms.app/en/docs/config-basics Collections have the same names as in the model; `formats.ts` has their
 * formats.
 *
 * @param siteUrl the site's address, without a slash at its end
 * @param backend where each edit becomes a pull request; undefined for the working copy
 */
export function cmsConfiguration(siteUrl: string, backend?: CmsBackend) {
  return {
    backend: backend ?? workingCopy,
    publish_mode: backend ? 'editorial_workflow' : 'simple',
    show_preview_links: backend !== undefined,
    site_url: siteUrl,
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
    collections: collectionNames.map(cmsCollection),
  };
}

function cmsCollection(collection: CollectionName) {
  const { place, body, listed } = contentModel[collection];
  const shape = modelOf(collection);
  const { label, hint, noun } = shape;
  const common = { name: collection, description: hint, format: formatName(collection) };
  const fields = [
    ...fieldsOf(shape, body ? [bodyField] : []),
    ...[savedPath, savedVersion].map((name) => ({ name, label: name, widget: 'hidden' })),
  ].map((field) => (field.name === 'sections' ? { ...field, default: emptyHero } : field));
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
  "{{draft | ternary(' · Draft', '')}}" +
  "{{publishAt | date('[ · from ]D MMM YYYY')}}" +
  "{{unpublishAt | date('[ · until ]D MMM YYYY')}}";

const bodyField: CmsField = {
  name: 'body',
  label: 'Text',
  hint: 'Markdown: ## before a heading, - before a point of a list, an empty line between paragraphs.',
  widget: 'text',
  required: true,
};

/** What a new page begins with, as every page does. */
const emptyHero = [{ type: 'hero' }];

/** The fields of a group in the order of the form: what visitors see first, then `body`, then what is rarely needed. */
function fieldsOf({ fields }: ObjectShape, body: readonly CmsField[] = []): CmsField[] {
  const isRare = ({ name }: CmsField) =>
    name === 'formerPaths' || name === 'sample' || isPublicationField(name);
  const own = fields.filter(({ name }) => name !== 'type').map(formField);
  return [...own, ...body].toSorted((one, other) => Number(isRare(one)) - Number(isRare(other)));
}

function formField(field: FieldShape): CmsField {
  const { name, required, shape } = field;
  const common = { name, label: shape.label, hint: hintOf(shape), required };
  if (shape.is === 'plain') return { ...common, ...shape.control };
  if (shape.is === 'list') {
    const { item, min, max } = shape;
    const collapsed = isLines(shape) ? {} : { collapsed: true };
    const list = { widget: 'list', label_singular: itemName(item), min, max, ...collapsed };
    return { ...common, ...list, ...contentsOf(item), required: required && min > 0 };
  }
  return { ...common, widget: 'object', ...contentsOf(shape), collapsed: 'auto' };
}

/** What a group of fields, or each item of a list, contains. */
function contentsOf(shape: Shape) {
  if (shape.is === 'object') return group(shape);
  if (shape.is !== 'union') return {};
  const types = [...shape.options].map(([name, option]) => {
    return { name, label: option.label, widget: 'object', ...group(option) };
  });
  return { typeKey: 'type', types };
}

/** The fields of a group, and its summary when collapsed. */
function group(shape: ObjectShape) {
  const names = shape.fields.map(({ name }) => name);
  const name = ['title', 'label', 'alt'].find((each) => names.includes(each)) ?? names[0];
  return { summary: `{{${name}}}`, fields: fieldsOf(shape) };
}

function hintOf(shape: Shape): string {
  const hint = isLines(shape) ? `${shape.hint} One a line.` : shape.hint;
  // Other controls say by themselves what to enter.
  const isTyped = shape.is === 'plain' && ['string', 'text'].includes(shape.control.widget);
  const shows = isTyped && !hint.includes(`${shape.example}`);
  const whole = shows ? `${hint} For example: ${shape.example}` : hint;
  // The engine renders markdown in hints, and some hints mention its marks.
  return whole.replace(/[*_[\]~]/g, '\\$&');
}
