import { serveAdminSite } from '../../tools/serve/adminSite';

/** Serves the editing UI as the dev server does, for the project in the current folder, and prints its address. */
serveAdminSite(0, process.argv[2]).then(({ address }) => console.log(address));
