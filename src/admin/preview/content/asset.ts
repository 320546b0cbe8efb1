/** A picture in the engine's media library, or one that was just chosen. */
export interface Asset {
  fileObj?: File;
  /** The bytes, with or without the prefix of a data URL. */
  toBase64(): Promise<string>;
}

/**
 * Reads a picture by the value of its field: a path that the engine knows, or the URL that the engine gave a picture
 * that isn’t saved yet. Null if there is none.
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
    // It was deleted in the meantime, or never existed.
    return null;
  }
}

function fromBase64(text: string): Blob {
  const bytes = atob(text.slice(text.indexOf(',') + 1));
  return new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))]);
}
