import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';

/** The keys whose words are free, with how many words they get. */
const lengths: Readonly<Record<string, number>> = {
  alt: 9,
  badge: 2,
  company: 3,
  copyright: 5,
  description: 14,
  errorTitle: 1,
  failed: 16,
  label: 2,
  line: 4,
  link: 3,
  mailInstead: 12,
  malformedEmail: 9,
  missing: 8,
  quote: 40,
  role: 2,
  sending: 1,
  stars: 2,
  submit: 2,
  subject: 5,
  success: 10,
  successTitle: 1,
  text: 18,
  title: 6,
};
/** Lists of words by themselves. */
const lists = new Set(['points', 'reasons']);

const syllables = ['ba', 'lu', 'mer', 'ti', 'gon', 'sa', 'ver', 'do', 'quil', 'ne', 'for', 'hü'];
const films = ['https://vimeo.com/76979871', 'https://www.youtube.com/watch?v=M7lc1UVf-VE'];

let made = 0;

/** Words that nobody has read before, and that no two calls share. */
function words(count: number): string {
  made += 1;
  const all = Array.from({ length: count }, (_, word) =>
    Array.from(
      { length: 1 + ((made + 2 * word) % 4) },
      (_, syllable) => syllables[(made * 7 + word * 5 + syllable * 3) % syllables.length],
    ).join(''),
  );
  const sentence = `${all.join(' ')} ${made}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Replaces all that is free in a value of the content, and adds and takes away what may be more or fewer. */
function rewritten(key: string, value: unknown): unknown {
  if (typeof value === 'string') {
    const count = lengths[key];
    if (key === 'product') return 'Registrum';
    if (key === 'address' && /youtu|vimeo/.test(value)) return films[value.length % films.length];
    // Tokens other than the product must stay.
    if (count === undefined || value === '') return value;
    return value.includes('{stars}') ? `{stars} ${words(1)}` : words(count);
  }
  if (Array.isArray(value)) {
    if (lists.has(key)) return [...value.map(() => words(5)), words(12)].slice(0, 6);
    const items = value.map((item) => rewritten(key, item));
    const [, second] = value;
    if (key === 'cards') return [...items, rewritten(key, second)].slice(0, 6);
    if (key === 'sections') return [...items.slice(0, -1), rewritten(key, second)];
    return items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, rewritten(name, each)]),
  );
}

function policyText(): string {
  return `
${words(30)}.

## ${words(3)}

${words(60)}. [${words(2)}](/security-policy)

1. ${words(8)};
2. ${words(20)}.

### ${words(4)}

| ${words(1)} | ${words(1)} | ${words(1)} |
| --- | --- | --- |
| ${words(2)} | ${words(6)} | ${words(1)} |

- **${words(2)}** ${words(10)}
`;
}

/**
 * Replaces every free word, film and picture of a content folder by made ones of other lengths and sizes, the name of
 * the product too, and gives pages another number of sections and sections another number of cards.
 */
export async function rewriteContent(content: string): Promise<void> {
  const files = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/README|schemas/.test(join(entry.parentPath, entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    if (file.endsWith('.json')) {
      const fields = rewritten('', JSON.parse(readFileSync(file, 'utf8')));
      writeFileSync(file, `${JSON.stringify(fields, null, 2)}\n`);
    } else if (file.endsWith('.md')) {
      const [, front = ''] = readFileSync(file, 'utf8').split(/^---\n/m);
      const body = file.includes('policies') ? policyText() : '';
      writeFileSync(file, `---\n${stringify(rewritten('', parse(front)))}---\n${body}`);
    } else {
      made += 1;
      // A picture for dark mode is as large as that for light mode.
      const { length } = basename(file).replace('-dark', '');
      const size = { width: 500 + 130 * (length % 7), height: 300 + 90 * (length % 5) };
      const background = { r: (made * 37) % 256, g: (made * 91) % 256, b: (made * 53) % 256 };
      await sharp({ create: { ...size, channels: 3, background } })
        .png()
        .toFile(file);
    }
  }
}
