import { serveAdminSite } from '../../tools/serve/adminSite';

/** Serves the editing UI as the dev server does, for the project in the current folder, and reports its address. */
serveAdminSite(Number(process.argv[2]), process.argv[3]).then(
  () => console.log('ready'),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
