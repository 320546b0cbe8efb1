import type { CmsBackend } from '../../build/settings';
import type { PageKind } from '../../content/fields/collection';
import { capitalized, itemName } from '../../content/fields/fieldText';
import { publicationFields } from '../../content/fields/publication';
import type { Control, Field, FieldKind, Schema } from '../../content/fields/schema';
import { fieldsOf } from '../../content/fields/walk';
import {
  type CollectionName,
  collectionNamed,
  collectionNames,
  contentModel,
  modelOf,
  pictureWidths,
} from '../../content/model/model';
import { largestPicture } from '../../content/read/readPicture';
import { formatName, openedWith } from '../form/formContent';

/** A field of the editing form, or a group of fields that a list item can be. */
export interface CmsField extends Control {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  fields?: readonly CmsField[];
  /** For a list of texts: the one of each item. */
  field?: CmsField;
  /** For a list: the groups of fields to choose from. */
  types?: readonly CmsField[];
}

/** The Git host that the dev server is, for the working copy. */
function workingCopyHost(siteUrl: string) {
  const base_url = `${siteUrl}/admin`;
  const repository = { name: 'gitea', app_id: 'editor', repo: 'site/working-copy', branch: 'main' };
  return { ...repository, base_url, api_root: `${base_url}/api/v1` };
}

/** The longest side of a picture, in pixels: twice the width of the widest on the site. */
const longestSide = 2 * pictureWidths.most;

/**
 * The configuration of the editor, derived from the model, as plain data:
 * https://sveltiacms.app/en/docs/config-basics Collections have the same names as in the model; `formContent.ts` has
 * their formats.
 *
 * @param siteUrl the site's address, without a slash at its end
 * @param backend where each edit becomes a pull request; undefined for the working copy
 */
export function cmsConfiguration(siteUrl: string, backend?: CmsBackend) {
  return {
    backend: backend ?? workingCopyHost(siteUrl),
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
  const { place, listed, page, firstItem } = contentModel[collection];
  const model = modelOf(collection);
  const { label, hint, noun } = model;
  const common = { name: collection, description: hint, format: formatName(collection) };
  const fields = [
    { name: openedWith, label: 'Notes', widget: openedWith, required: false },
    ...formFields(model),
  ].map((field) =>
    field.name === firstItem?.list ? { ...field, default: [{ type: firstItem.type }] } : field,
  );
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
    slug: `{{fields.${listed.namedAfter}}}`,
    identifier_field: listed.namedAfter,
    summary: listed.summary + publicationWords(model, page?.unlisted),
    // The site leads visitors of old addresses by fields of its own.
    ...(page && { preview_path: previewPath(page), aliases_field: false }),
    fields,
  };
}

/** What follows an entry in lists, such as ` · Draft · from March 1, 2027`: https://sveltiacms.app/en/docs/string-transformations */
function publicationWords(model: Schema, unlisted = ''): string {
  const flag = (name: string, word: string) => `{{${name} | ternary(' · ${word}', '')}}`;
  const day = (name: string, word: string) =>
    `${flag(name, `${word} `)}{{${name} | date('MMMM D, YYYY')}}`;
  const templates = {
    [unlisted]: flag(unlisted, 'Unlisted'),
    draft: flag('draft', 'Draft'),
    publishAt: day('publishAt', 'from'),
    unpublishAt: day('unpublishAt', 'until'),
  };
  const names = fieldsOf(model).map(({ name }) => name);
  return Object.entries(templates)
    .flatMap(([name, template]) => (names.includes(name) ? template : []))
    .join('');
}

/** Where the engine finds a page, from its file. */
function previewPath({ path }: PageKind): string {
  return typeof path === 'string'
    ? path.slice(1).replace('*', '{{slug}}')
    : `{{fields.${path.field}}}`;
}

/** The fields of a group in the order of the form: what visitors see first, then what is rarely needed. */
function formFields(group: Schema): CmsField[] {
  const fields = fieldsOf(group).filter(({ name }) => name !== 'type');
  const isRare = ({ name }: CmsField) =>
    formerPathsFields.has(name) || name === 'sample' || publicationFields.includes(name);
  return fields
    .map(formField)
    .toSorted((one, other) => Number(isRare(one)) - Number(isRare(other)));
}

const formerPathsFields = new Set(
  collectionNames.map((collection) => contentModel[collection].page?.formerPaths),
);

function formField({ name, required, schema }: Field): CmsField {
  const common = { name, label: schema.label, hint: hintOf(schema), required };
  if (schema.is === 'field') return { ...common, ...controlOf(schema) };
  if (schema.is === 'list') {
    const { item, min, max } = schema;
    const isRequired = required && min > 0;
    const list = { widget: 'list', label_singular: itemName(item), min, max };
    return { ...common, ...list, ...contentsOf(item), required: isRequired };
  }
  return { ...common, widget: 'object', ...contentsOf(schema), collapsed: 'auto' };
}

/** What a group of fields, or each item of a list, contains. */
function contentsOf(schema: Schema) {
  if (schema.is === 'field') return { field: formField({ name: 'item', required: true, schema }) };
  if (schema.is === 'group') return { ...contentsOfGroup(schema), collapsed: true };
  if (schema.is !== 'choice') return {};
  const types = [...schema.groups].map(([name, option]) => {
    return { name, label: option.label, widget: 'object', ...contentsOfGroup(option) };
  });
  return { typeKey: 'type', types, collapsed: true };
}

/** The fields of a group, and its summary when collapsed. */
function contentsOfGroup(group: Schema) {
  const names = fieldsOf(group).map(({ name }) => name);
  const name = ['title', 'label', 'alt'].find((each) => names.includes(each)) ?? names[0];
  return { summary: `{{${name}}}`, fields: formFields(group) };
}

function hintOf(schema: Schema): string {
  const { hint } = schema;
  // Other controls say by themselves what to enter.
  const isTyped = schema.is === 'field' && ['string', 'text'].includes(schema.control.widget);
  const shows = isTyped && schema.example && !hint.includes(`${schema.example}`);
  const example = shows ? ` For example: ${schema.example}` : '';
  // The engine renders markdown in hints, and some hints mention its signs.
  return `${hint}${example}`.replace(/[*_[\]~]/g, '\\$&');
}

/** The control of a field; that of a reference shows what its collection lists. */
function controlOf({ collection, control }: FieldKind): Control {
  const listed = collection && contentModel[collectionNamed(collection)].listed;
  if (!listed) return control;
  const shown = listed.choice ?? listed.summary.replace(/ \| [^}]+/g, '');
  // The name of a file is not one of its fields.
  const names = (shown.match(/(?<=\{\{)\w+/g) ?? []).filter((name) => name !== 'slug');
  return { ...control, display_fields: [shown], search_fields: names };
}
