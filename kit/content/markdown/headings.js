// @ts-check

/**
 * The ids of a page’s headings, made from their words in any script: `Retention periods` becomes `retention-periods`,
 * `返品について` stays as it is, and a second heading with the same words gets a `-2`.
 *
 * @param {readonly string[]} headings
 * @param {readonly string[]} taken ids that something else on the page has
 * @returns {string[]}
 */
function headingIds(headings, taken) {
  const ids = new Set(taken);
  return headings.map((words) => {
    const base =
      words
        .normalize('NFC')
        // In Latin script an accent is left out, so that Zürich becomes zurich; in others a mark is part of the word.
        .replace(/[\p{Script=Latin}\p{Script=Common}]\p{M}*/gu, (letter) =>
          letter.normalize('NFKD').replace(/\p{M}/gu, ''),
        )
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section';
    let id = base;
    for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
    ids.add(id);
    return id;
  });
}

module.exports = { headingIds };
