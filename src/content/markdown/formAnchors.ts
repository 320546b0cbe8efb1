/** What a link ends in to open a form, on any page: `/clients#book-a-demo`. */
export const formAnchors = { demo: 'book-a-demo', contact: 'contact-sales' } as const;
