/**
 * The content security policy of the editing UI, which is a program of its own beside the site: its engine puts
 * styles into the page as it runs, shows pictures that are not saved yet, and asks the service that keeps the
 * repository.
 *
 * @param origins of the service, where edits are saved at one
 */
export function adminPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    // Some browsers can save pictures as WebP only with the engine's own encoder.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...origins].join(' '),
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...origins].join(' '),
    "worker-src 'self' blob:",
    // The engine renders previews into a frame whose document it makes itself.
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'self'",
  ].join('; ');
}
