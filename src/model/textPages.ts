import { policies } from './policies';

/**
 * The collections whose files are pages of their own, besides those made of sections: a line each. Buttons are made of this
 * list, so a definition here has none among its fields; links in its text lead anywhere.
 */
export const textPages = {
  policies,
};

/** The kinds of pages that buttons, links and banners lead to: what a writer calls one, where its files are, an example. */
export const pageKinds = [
  { noun: 'page', to: 'pages', example: 'clients' },
  ...Object.entries(textPages).map(([to, { schema, page }]) => {
    return { noun: schema.noun, to, example: page.example };
  }),
];

export type LinkedKind = (typeof pageKinds)[number];
