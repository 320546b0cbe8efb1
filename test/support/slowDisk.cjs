// Makes Gatsby wait for each content file that it reads, as a busy machine or a network drive does.
const fs = require('node:fs');

const { readFile } = fs;

fs.readFile = (path, ...rest) => {
  const delay = /checked-content.*\.(json|md)$/.test(String(path)) ? 300 : 0;
  setTimeout(() => readFile(path, ...rest), delay);
};
