/**
 * The content security policy of the preview's page (CSP Level 3): it runs its own script, shows the site's pictures
 * and those that are not saved yet, and makes no requests. Styles are added only by script; emotion begins with an
 * empty style element, whose hash this is. A header adds `frame-ancestors`, which browsers ignore in a `<meta>`
 * element.
 */
export const previewCsp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');
