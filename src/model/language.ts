/** The language of the site, by its code. */
export const language = 'en';
