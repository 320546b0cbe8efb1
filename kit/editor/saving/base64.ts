/* Files as they are sent. */

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

export function textOf(base64: string): string {
  return new TextDecoder().decode(bytesOf(base64));
}
