/*
 * Relies on: what the engine loads, and from where: workers, pictures that aren't saved yet, the frame of a preview.
 * Without it: the editor runs whatever somebody gets into its page, with the right to write to the repository.
 * Would be replaced by: the policy that the engine documents; it allows more than is needed here.
 */
import type { CmsBackend } from '../../build/settings';

/** Where the engine gets the repository and users’ avatars from. */
const gitHub =
  ' https://api.github.com https://raw.githubusercontent.com https://avatars.githubusercontent.com';

/**
 * The content security policy of the editor, a separate application beside the site: its engine adds styles to the
 * page at run time, shows pictures that are not saved yet, and talks to the service that hosts the repository.
 *
 * @param siteUrl the address of the site that it is part of
 * @param backend where edits are saved; undefined for the working copy
 */
export function editorCsp(siteUrl: string, backend: CmsBackend | undefined): string {
  const service = backend === undefined ? '' : gitHub;
  return [
    "default-src 'none'",
    // Some browsers can save pictures as WebP only with the engine's own encoder.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${service}`,
    "font-src 'self'",
    `connect-src 'self' blob: data:${service}`,
    "worker-src 'self' blob:",
    // The engine renders previews into a frame whose document it creates itself, which Firefox takes for another origin.
    `frame-src 'self' ${new URL(siteUrl).origin} blob:`,
    "manifest-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'self'",
  ].join('; ');
}
