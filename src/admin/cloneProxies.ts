/**
 * The engine duplicates a list item with `structuredClone`, which throws for the proxies that hold the item's own lists.
 * Form values are plain data, so JSON can copy them instead.
 */
const cloneOrRefuse = globalThis.structuredClone;

globalThis.structuredClone = (value, options) => {
  try {
    return cloneOrRefuse(value, options);
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'DataCloneError';
    if (!isRefused) throw error;
    return JSON.parse(JSON.stringify(value));
  }
};
