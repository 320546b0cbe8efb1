// @ts-check

/** The anchor of a link that opens a form, on any page: `/clients#book-a-demo`. */
const formAnchors = /** @type {const} */ ({ demo: 'book-a-demo', contact: 'contact-sales' });

module.exports = { formAnchors };
