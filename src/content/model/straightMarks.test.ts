import { straightMarks } from './straightMarks';

test.each([
  ['We call it "living inventory".', '“living inventory”'],
  ['"Know" and "find"', '“Know”, “find”'],
  ["It's here, isn't it?", 'It’s, isn’t'],
  ["the 'why clients love' list", '‘why, love’'],
  ["the dealers' list, and the '90s.", 'dealers’, ’90s'],
  ['a 60" desk, 6\' long', '60″, 6′'],
  ['a "27" screen', '“27”'],
  ['("quoted")', '“quoted”'],
])('%s', (text, right) => {
  expect(straightMarks(text)).toMatchObject([{ advice: `Write ${right}.`, severity: 'warning' }]);
});

test.each(['“Know” what it’s for', "See https://casegood.example/it's or o'hara@casegood.example"])(
  '%s is left alone',
  (text) => {
    expect(straightMarks(text)).toEqual([]);
  },
);
