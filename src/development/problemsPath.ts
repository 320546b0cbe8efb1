/** Where the dev server reports the faults of the content. */
export const faultsPath = '/___content-faults';
