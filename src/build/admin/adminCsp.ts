import type { CmsBackend } from '../../content/derive/cms';

/** Whom the engine asks about a repository, and about the picture of who is signed in. */
const services: Readonly<Record<CmsBackend['name'], string>> = {
  github:
    ' https://api.github.com https://raw.githubusercontent.com https://avatars.githubusercontent.com',
  gitlab: ' https://gitlab.com https://secure.gravatar.com',
};

/**
 * The content security policy of the editing UI, which is a program of its own beside the site: its engine puts
 * styles into the page as it runs, shows pictures that are not saved yet, and asks the service that keeps the
 * repository.
 *
 * @param backend the service that edits are saved at; undefined for the working copy
 */
export function adminCsp(backend: CmsBackend | undefined): string {
  const service = backend === undefined ? '' : services[backend.name];
  return [
    "default-src 'none'",
    // Some browsers can save pictures as WebP only with the engine's own encoder.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${service}`,
    "font-src 'self'",
    `connect-src 'self' blob: data:${service}`,
    "worker-src 'self' blob:",
    // The engine renders previews into a frame whose document it makes itself.
    "frame-src 'self' blob:",
    "manifest-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'self'",
  ].join('; ');
}
