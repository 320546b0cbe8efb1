// @ts-check

/**
 * The ids of the headings of a page, made from their words: `Retention periods` becomes `retention-periods`, and a
 * second heading of the same words `retention-periods-2`.
 *
 * @param {readonly string[]} headings
 * @returns {string[]}
 */
function headingIds(headings) {
  /** @type {Set<string>} */
  const ids = new Set();
  for (const words of headings) {
    const base =
      words
        .normalize('NFKD')
        // An accent doesn't separate words: Zürich becomes zurich.
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'section';
    let id = base;
    for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
    ids.add(id);
  }
  return [...ids];
}

module.exports = { headingIds };
