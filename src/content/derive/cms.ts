import { contentKinds, isSingle } from '../model/entry';
import type { Control } from '../model/kinds/kind';
import { type ContentKind, contentModel } from '../model/model';
import { type FieldShape, type ObjectShape, objectShapeOf, type Shape } from '../model/shape';
import { largestPicture } from '../read/readPicture';
import { formatName, isListInForm } from './form';

/** A field of the editing form, as Sveltia CMS and Decap CMS both read it. */
export interface CmsField extends Control {
  name: string;
  label: string;
  label_singular?: string;
  hint?: string;
  required: boolean;
  fields?: readonly CmsField[];
  /** For a list: the field of an item that isn't a group of fields. */
  field?: CmsField;
  types?: readonly CmsType[];
}

/** A group of fields that a list item can be. */
export interface CmsType extends Pick<CmsField, 'name' | 'label'> {
  widget: 'object';
  summary: string;
  fields: readonly CmsField[];
}

interface CmsFile {
  name: string;
  label: string;
  file: string;
  fields: readonly CmsField[];
}

export interface CmsCollection {
  name: ContentKind;
  label: string;
  description: string;
  format: string;
  fields?: readonly CmsField[];
  files?: readonly CmsFile[];
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

export interface CmsSurroundings {
  backend: CmsBackend;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
  /** Whether an edit becomes a pull request that somebody publishes. */
  reviewed: boolean;
}

export interface CmsConfiguration {
  backend: CmsBackend;
  collections: readonly CmsCollection[];
  [option: string]: unknown;
}

const words = {
  title: 'Edit the site',
  body: {
    label: 'Text',
    hint: 'Markdown: ## before a heading, - before a point of a list, an empty line between paragraphs.',
  },
};

/** The longest side of a picture, in pixels: twice the widest that the site shows. */
const longestSide = 2560;

/**
 * The configuration of the editing UI, derived from the model: plain data, with only options that both engines accept.
 * A collection, and its format from `form.ts` and `canonicalText.ts`, has the name of its kind of content.
 */
export function cmsConfiguration(surroundings: CmsSurroundings): CmsConfiguration {
  const { backend, siteUrl, reviewed } = surroundings;
  return {
    backend,
    publish_mode: reviewed ? 'editorial_workflow' : 'simple',
    show_preview_links: reviewed,
    site_url: siteUrl,
    display_url: siteUrl,
    app_title: words.title,
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
    collections: contentKinds.map(collection),
  };
}

/** The fields that name a new entry's file, and those that lists of entries show. */
const naming: Readonly<Partial<Record<ContentKind, { slug: string; summary: string }>>> = {
  pages: { slug: '{{fields.path}}', summary: '{{path}} | {{title}}' },
  policies: { slug: '{{fields.title}}', summary: '{{title}}' },
  testimonials: { slug: '{{fields.role}}', summary: '{{role}}, {{company}}' },
  videos: { slug: '{{fields.title}}', summary: '{{title}}' },
};

function collection(kind: ContentKind): CmsCollection {
  const { place, schema } = contentModel[kind];
  const shape = objectShapeOf(schema);
  const { label, hint, noun } = shape;
  const common = { name: kind, description: hint, format: formatName(kind) };
  if (isSingle(kind)) {
    const files = [{ name: kind, label, file: `content/${place}`, fields: formFields(kind) }];
    return { ...common, label, files };
  }
  const { slug, summary } = naming[kind] ?? {};
  return {
    ...common,
    label: capitalized(kind),
    label_singular: capitalized(noun),
    folder: `content/${place.split('/')[0]}`,
    extension: place.split('.')[1],
    create: true,
    delete: true,
    slug,
    identifier_field: /\w+(?=\}\})/.exec(slug ?? '')?.[0],
    summary,
    ...previewPath(kind),
    fields: formFields(kind),
  };
}

/** The path of an entry's page on the site, if it has one. */
function previewPath(kind: ContentKind): { preview_path?: string } {
  if (kind === 'pages') return { preview_path: '{{fields.path}}' };
  return kind === 'policies' ? { preview_path: '{{slug}}' } : {};
}

function formFields(kind: ContentKind): CmsField[] {
  const fields = fieldsOf(objectShapeOf(contentModel[kind].schema));
  if (!contentModel[kind].body) return fields;
  const body = { name: 'body', ...words.body, widget: 'text', required: true };
  return [...fields, body];
}

function fieldsOf({ fields }: ObjectShape): CmsField[] {
  return fields.filter(({ name }) => name !== 'type').map(formField);
}

function formField(field: FieldShape): CmsField {
  const { name, required, shape } = field;
  const common = { name, label: shape.label, hint: hintOf(shape), required };
  if (shape.is === 'object' && !isListInForm(field)) {
    const fields = fieldsOf(shape);
    return { ...common, widget: 'object', collapsed: true, ...summaryOf(shape), fields };
  }
  switch (shape.is) {
    case 'object':
    case 'blocks':
      return { ...common, ...listOf(shape, { min: required ? 1 : 0, max: 1 }) };
    case 'list':
      return { ...common, ...listOf(shape.item, shape), required: required && shape.min > 0 };
    case 'plain':
      return { ...common, ...shape.kind.control(shape) };
  }
}

function listOf(item: Shape, { min, max }: { min: number; max: number }) {
  const list = { widget: 'list', label_singular: capitalized(nounFor(item)), min, max };
  switch (item.is) {
    case 'blocks': {
      const types = [...item.options].map(([name, shape]) => ({
        name,
        label: shape.label,
        widget: 'object' as const,
        ...summaryOf(shape),
        fields: fieldsOf(shape),
      }));
      return { ...list, typeKey: 'type', types, collapsed: true };
    }
    case 'object':
      return { ...list, ...summaryOf(item), fields: fieldsOf(item), collapsed: true };
    default:
      return { ...list, field: formField({ name: 'item', required: true, shape: item }) };
  }
}

function nounFor(item: Shape): string {
  return item.is === 'object' || item.is === 'blocks' ? item.noun : item.label;
}

/** What a collapsed group of fields shows. */
function summaryOf({ fields }: ObjectShape): { summary: string } {
  const name = ['title', 'label', 'alt'].find((each) =>
    fields.some((field) => field.name === each),
  );
  return { summary: `{{${name ?? fields[0]?.name}}}` };
}

function hintOf(shape: Shape): string {
  const { hint } = shape;
  const shows = shape.is === 'plain' && shape.kind.hintShowsExample;
  return escaped(
    shows && !hint.includes('xample') ? `${hint} For example: ${shape.example}` : hint,
  );
}

/** Escapes markdown, which the engines render in hints and some hints mention. */
function escaped(hint: string): string {
  return hint.replace(/[*_[\]~]/g, '\\$&');
}

function capitalized(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
