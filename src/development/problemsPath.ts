/** Where the dev server reports the problems of the content. */
export const problemsPath = '/___content-problems';
