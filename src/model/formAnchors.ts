/** The anchor of a link that opens a form, on any page: `/clients#book-a-demo`. No heading has it as its id. */
export const formAnchors = { demo: 'book-a-demo', contact: 'contact-sales' } as const;
