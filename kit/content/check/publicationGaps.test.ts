import { checkBakery } from '../../../test/bakery/checkBakery';
import { ada, bakery, oven } from '../../../test/bakery/content';

function adaUntil(day: string): string {
  return ada.replace('"sample"', `"unpublishAt": "${day}", "sample"`);
}

test('only the next day on which something breaks is reported', async () => {
  const counter = String(bakery.get('rooms/counter.md'));
  const files: [string, string][] = [
    ['rooms/oven.md', oven.replace('baker: ada', 'baker: for-now')],
    ['rooms/counter.md', counter.replace('baker: ada', 'baker: for-longer')],
    ['bakers/for-now.json', adaUntil('2027-03-01')],
    ['bakers/for-longer.json', adaUntil('2027-05-01')],
  ];
  const toldOn = async (today: string) => {
    const { problems, warnings } = await checkBakery(files, { today });
    return [problems, warnings].map((found) => found.map(({ code, file }) => `${code} ${file}`));
  };
  const [first, second] = ['lost content/rooms/oven.md', 'lost content/rooms/counter.md'];
  expect(await toldOn('2027-01-15')).toEqual([[], [first]]);
  expect(await toldOn('2027-03-01')).toEqual([[first], [second]]);
  expect(await toldOn('2027-05-01')).toEqual([[second, first], []]);
});
