import { createServer } from 'node:http';
import sirv from 'sirv';
import { serveAdmin } from '../../src/development/adminServer';

/** Serves the editing UI as the dev server does, for the project in the current folder, and says so. */
const port = Number(process.argv[2]);
const admin = serveAdmin(`http://127.0.0.1:${port}`, console.error);
const files = sirv('static', { dev: true });
createServer((request, response) =>
  admin(request, response, () => files(request, response)),
).listen(port, '127.0.0.1', () => console.log('ready'));
