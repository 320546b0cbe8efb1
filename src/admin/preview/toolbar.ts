import type { Width } from './frame';
import { type Scheme, type SiteView, siteViews } from './messages';

export interface Choices {
  width: Width;
  scheme: Scheme;
  view: SiteView;
}

interface ToolbarOptions {
  /** Whether there are several pages to choose from. */
  views: boolean;
  /** Opens the saved page; undefined if there is no such page. */
  openPage?: () => void;
  state(): Choices;
  choose(choice: Partial<Choices>): void;
}

const viewWords: Record<SiteView, string> = {
  home: 'Home page',
  policy: 'Policy',
  video: 'Video',
  notFound: 'Unknown address',
};

/** The buttons above the preview; one of each group is pressed. */
export function toolbar(
  page: Document,
  { views, openPage, state, choose }: ToolbarOptions,
): HTMLElement {
  const bar = page.createElement('div');
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', 'Preview');
  Object.assign(bar.style, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    padding: '4px 8px',
    // As light or dark as the form beside it.
    colorScheme: 'light dark',
    background: 'Canvas',
    borderBottom: '1px solid GrayText',
    font: '14px/1.4 system-ui, sans-serif',
  });
  const buttons: { button: HTMLButtonElement; choice: Partial<Choices> }[] = [];

  function buttonWith(words: string, onClick: () => void): HTMLButtonElement {
    const button = page.createElement('button');
    button.type = 'button';
    button.textContent = words;
    Object.assign(button.style, {
      minHeight: '32px',
      padding: '2px 10px',
      border: '1px solid GrayText',
      background: 'Canvas',
      color: 'CanvasText',
      font: 'inherit',
    });
    button.addEventListener('click', onClick);
    return button;
  }

  function group(choices: readonly (readonly [string, Partial<Choices>])[]) {
    const element = page.createElement('div');
    for (const [words, choice] of choices) {
      const button = buttonWith(words, () => {
        choose(choice);
        press();
      });
      buttons.push({ button, choice });
      element.append(button);
    }
    bar.append(element);
  }

  function press() {
    const now = state();
    for (const { button, choice } of buttons) {
      const isPressed = Object.entries(choice).every(([name, value]) => {
        return Reflect.get(now, name) === value;
      });
      button.setAttribute('aria-pressed', String(isPressed));
      button.style.background = isPressed ? 'CanvasText' : 'Canvas';
      button.style.color = isPressed ? 'Canvas' : 'CanvasText';
    }
  }

  group([
    ['Phone', { width: 390 }],
    ['Desktop', { width: 1280 }],
  ]);
  group([
    ['Light', { scheme: 'light' }],
    ['Dark', { scheme: 'dark' }],
  ]);
  if (views) group(siteViews.map((view) => [viewWords[view], { view }] as const));
  if (openPage) bar.append(buttonWith('View page', openPage));
  press();
  return bar;
}
