// Of the packages that gatsby-transformer-remark is made of, those that have no types.
declare module 'mdast-util-gfm-strikethrough/from-markdown';
declare module 'mdast-util-gfm-table/from-markdown';
declare module 'micromark-extension-gfm-table';
