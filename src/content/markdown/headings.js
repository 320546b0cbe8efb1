// @ts-check
const { formAnchors } = require('./formAnchors');

/**
 * The ids of a page’s headings, made from their text: `Retention periods` becomes `retention-periods`, and a second
 * heading with the same text `retention-periods-2`. No id is the anchor of a form.
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
  });
}

module.exports = { headingIds };
