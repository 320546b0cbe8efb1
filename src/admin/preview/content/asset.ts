/** A picture of the engine's media library, or one that was just chosen. */
export interface Asset {
  fileObj?: File;
  /** The bytes, with or without the head of a data address before them. */
  toBase64(): Promise<string>;
}

/**
 * Reads a picture by the value of its field: a path that the engine knows, or the address that the engine has
 * given to one that is not saved yet. Null where there is none.
 */
export async function readAsset(
  value: string,
  getAsset: (path: string) => Asset | undefined,
): Promise<Blob | null> {
  try {
    if (value.startsWith('blob:')) return await (await fetch(value)).blob();
    const asset = getAsset(value);
    if (asset === undefined) return null;
    return asset.fileObj ?? fromBase64(await asset.toBase64());
  } catch {
    // It has gone meanwhile, or was never there.
    return null;
  }
}

function fromBase64(text: string): Blob {
  const bytes = atob(text.slice(text.indexOf(',') + 1));
  return new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))]);
}
