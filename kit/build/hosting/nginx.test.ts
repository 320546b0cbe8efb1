import { writeNginxConfiguration } from './nginx';

/* What nginx makes of it is in test/hosts. */

test.each(['css', 'wasm', 'yml'])('a file of the editor ending in .%s gets its type', (ending) => {
  // With nosniff, browsers use no style or script of another type.
  expect(writeNginxConfiguration([])).toMatch(new RegExp(`^ {2}\\w+/[\\w+]+ ${ending};$`, 'm'));
});
