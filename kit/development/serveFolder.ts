import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv, { type Options } from 'sirv';

export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Serves the current files of a folder, and leaves all other paths to `next`. */
export function serveFolder(folder: string, options?: Options): RequestHandler {
  const serve = sirv(folder, { ...options, dev: true });
  return (request, response, next) => {
    // A range that ends before it begins is invalid, and to be ignored (RFC 9110, section 14.1.1). sirv throws.
    const [, first, last] = /(\d+)\s*-\s*(\d+)/.exec(request.headers.range ?? '') ?? [];
    if (Number(first) > Number(last)) delete request.headers.range;
    // A build can remove the file while it is read.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    serve(request, response, next);
  };
}
