// Loaded before anything else, and without modules of its own: in some of these folders nothing else can be loaded.

/** What Gatsby, its compilers, Node’s loaders or npm take for code, a pattern or an address; each was tried. */
const refused = /[!#%'()*:?[\\{|]|\p{Cc}|\bnode_modules\b/u;

/** Ends this process, with one sentence, where the site can’t be built because of the path of the folder. */
function refuseFolder() {
  const [found] = refused.exec(process.cwd()) ?? [];
  if (found === undefined) return;
  const sign = found < ' ' ? 'a control character' : found;
  console.error(
    `Gatsby can’t work in a folder with ${sign} in its path. Rename it, then try again: ${process.cwd()}`,
  );
  process.exit(1);
}

refuseFolder();
