// @ts-check

/**
 * The ids of the headings of a page, from their words, in the order of the page.
 *
 * @param {readonly string[]} headings
 * @returns {string[]}
 */
function headingIds(headings) {
  /** @type {Set<string>} */
  const taken = new Set();
  return headings.map((words) => headingId(words, taken));
}

/**
 * The id of a heading, made from its words: `Retention periods` becomes `retention-periods`. `taken` has the ids that
 * the page uses already, and gets this one too; a second heading with the same words ends in `-2`.
 *
 * @param {string} words
 * @param {Set<string>} taken
 */
function headingId(words, taken) {
  const base =
    words
      .normalize('NFKD')
      // An accent doesn't separate words: Zürich becomes zurich.
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'section';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

module.exports = { headingIds };
