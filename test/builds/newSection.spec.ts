import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { openPreview } from '../editing/editingPreviewHost';
import { expect, test } from '../support/site';
import { copySite, type SiteCopy } from '../support/siteCopy';

// What README.md says under "Add a field, or a type of section", done for one that is made up.
const BUILD_MS = 10 * 60_000;

const fields = `
const logos = object('LogosSection', 'Logos', 'Two to eight pictures beside each other.', {
  type: literal('logos'),
  title: sectionTitle,
  pictures: list('Pictures', 'Two to eight of them.', { item: picture, min: 2, max: 8 }),
  ...publication,
});
`;

const component = `
import { graphql } from 'gatsby';
import { Band } from '../components/Band';
import { SectionTitle } from '../components/Heading';
import { Picture } from '../components/Picture';

interface LogosProps {
  id: string;
  section: Queries.LogosSectionFragment;
}

/** A heading over two to eight pictures. */
export function Logos({ id, section }: LogosProps) {
  return (
    <Band id={id}>
      <SectionTitle>{section.title}</SectionTitle>
      {section.pictures.map((picture) => (
        <Picture key={picture.alt} picture={picture} sizes="20vw" />
      ))}
    </Band>
  );
}

export const fragment = graphql\`
  fragment LogosSection on LogosSection {
    draftLabel
    title
    pictures {
      ...Picture
    }
  }
\`;
`;

const section = {
  type: 'logos',
  title: 'In good company',
  pictures: [
    { file: '/images/wide.png', alt: 'The first logo' },
    { file: '/images/square.png', alt: 'The second logo' },
  ],
};

const clients = 'content/pages/clients.md';
const model = 'src/content/model/sections.ts';
const register = 'src/sections/Section.tsx';
const inRegister = '  LogosSection: Logos,\n';

const settings = {
  SITE_URL: 'https://logos.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/requests',
  // The form is built only if there is a place to save to.
  CMS_REPOSITORY: 'casegood/website',
};

let copy: SiteCopy;

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  copy = copySite();
  insert(model, fields, 'export const section = union(');
  insert(model, '  logos,\n', '  quote,\n]);');
  writeFileSync(join(copy.folder, 'src/sections/Logos.tsx'), component);
  insert(register, "import { Logos } from './Logos';\n", 'import { Showcase } from');
  insert(register, inRegister, '  TestimonialSection: Testimonial,');
  insert(register, '    ...LogosSection\n', '    ...TestimonialSection\n');
  insert(clients, `  - ${JSON.stringify(section)}\n`, 'sample:');
  const build = copy.build(settings);
  expect(await build.ended, build.output()).toBe(0);
});

test.afterAll(() => copy.remove());

function insert(file: string, text: string, before: string): void {
  const path = join(copy.folder, file);
  const code = readFileSync(path, 'utf8');
  expect(code, file).toContain(before);
  writeFileSync(path, code.replace(before, `${text}$&`));
}

test('the page has it', () => {
  const html = readFileSync(join(copy.folder, 'public/clients/index.html'), 'utf8');
  const { document } = new JSDOM(html).window;
  const shown = document.querySelector('main > section:last-of-type');
  expect(shown?.id).toBe('in-good-company');
  expect(shown?.querySelector('h2')?.textContent).toBe(section.title);
  const images = [...(shown?.querySelectorAll('picture img[src^="/static/"]') ?? [])];
  expect(images.map((image) => image.getAttribute('alt'))).toEqual([
    'The first logo',
    'The second logo',
  ]);
});

test('the preview shows it as it is typed', async ({ page, guard }) => {
  const address = 'https://editing.example';
  guard.allowOrigin(address);
  await page.route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(copy.folder, 'public', pathname.replace(/\/$/, '/index.html'));
    return route.fulfill({ path });
  });
  const preview = await openPreview(page, address, join(copy.folder, 'content'));
  const fields = { path: '/new', title: 'A new page', description: '', sections: [section] };
  await preview.tell({
    content: [],
    entry: { collection: 'pages', name: 'new', fields, body: '' },
  });
  await expect(page.getByRole('heading', { name: section.title })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The second logo' })).toHaveAttribute('src', /^blob:/);
});

test('the type check reports what the register lacks', () => {
  test.setTimeout(BUILD_MS);
  const complete = readFileSync(join(copy.folder, register), 'utf8');
  expect(typeCheck()).toBe('');
  writeFileSync(join(copy.folder, register), complete.replace(inRegister, ''));
  expect(typeCheck()).toMatch(/'LogosSection' is missing/);
});

/** The type errors in the register. */
function typeCheck(): string {
  const configuration = { extends: './tsconfig.json', include: ['src/*.d.ts', register] };
  writeFileSync(join(copy.folder, 'tsconfig.register.json'), JSON.stringify(configuration));
  const tsc = ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.register.json'];
  return spawnSync(process.execPath, tsc, { cwd: copy.folder, encoding: 'utf8' }).stdout;
}
