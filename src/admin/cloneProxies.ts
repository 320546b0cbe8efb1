/**
 * The engine duplicates an item of a list by `structuredClone`, which refuses the proxies that it keeps lists within
 * the item in. The values of a form are plain data, so JSON copies what is refused.
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
