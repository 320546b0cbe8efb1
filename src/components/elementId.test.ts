import fc from 'fast-check';
import { headingIds } from '../../kit/content/markdown/headings';
import { formAnchors } from '../model/formAnchors';
import { elementId } from './elementId';

const types = ['demo', 'contact'] as const;
const fixed = [
  '_islands',
  elementId.content,
  elementId.menu,
  ...types.map(elementId.requestDialog),
];

test('no heading gets an id by which code finds an element, whatever its text', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...fixed, 'Book a demo', 'Contact Sales', 'Islands', 'Video platform tour'),
  );
  fc.assert(
    fc.property(fc.array(words), fc.stringMatching(/^[a-z0-9-]+$/), (headings, slug) => {
      const ids = [...fixed, elementId.videoDialog(slug)].flatMap((id) => [id, `_title-${id}`]);
      const fields = types.map((type) => elementId.requestField(type, 'name'));
      for (const id of headingIds(headings, Object.values(formAnchors)))
        expect([...ids, ...fields]).not.toContain(id);
    }),
  );
});
