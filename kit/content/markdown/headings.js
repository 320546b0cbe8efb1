// @ts-check
const { formAnchors } = require('./formAnchors');

/**
 * The ids of a page’s headings, made from their words in any script: `Retention periods` becomes `retention-periods`,
 * `返品について` stays as it is, and a second heading with the same words gets a `-2`. No id is the anchor of a form.
 *
 * @param {readonly string[]} headings
 * @returns {string[]}
 */
function headingIds(headings) {
  /** @type {Set<string>} */
  const taken = new Set(Object.values(formAnchors));
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
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return id;
  });
}

module.exports = { headingIds };
