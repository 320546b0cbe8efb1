import type { Page } from '@playwright/test';
import type { FaultyInbox } from './faultyInbox';
import { answerForOthers, states as overlays } from './overlays';
import { missingPath, missingPathLog, paths } from './paths';
import { type Guard, SITE } from './site';
import { hydrated, openTranscript } from './visitor';

export interface Visit {
  page: Page;
  guard: Guard;
  inbox: FaultyInbox;
}

/** A state that a visitor can bring a page into. */
export interface State {
  /** Such as `/clients` or `Book a Demo, sending`. */
  name: string;
  /** Brings a page of the browser into the state; the window is wide when it begins. */
  reach(visit: Visit): Promise<void>;
}

const foundStates: State[] = paths.map((path) => ({
  name: path,
  async reach({ page }) {
    await page.goto(path);
    await hydrated(page);
  },
}));

const notFoundState: State = {
  name: 'the 404 page',
  async reach({ page, guard }) {
    missingPathLog.forEach(guard.allowConsole);
    await page.goto(missingPath);
    await hydrated(page);
  },
};

/** Each page by itself. */
const pageStates = [...foundStates, notFoundState];

/** What can lie over a page, in the order of tools/preview/states.ts. */
const overlayStates: State[] = overlays.map(({ name, answer, reach }) => ({
  name,
  async reach({ page, guard }) {
    if (answer === 503) guard.allowConsole(/ status (?:of )?503/);
    await guard.allowHost('www.youtube-nocookie.com');
    await answerForOthers(page, SITE, answer);
    await page.goto('/');
    await reach(page);
  },
}));

const transcriptState: State = {
  name: 'Video, its transcript open',
  async reach({ page, guard }) {
    await guard.allowHost('www.youtube-nocookie.com');
    await page.goto('/');
    await openTranscript(page);
  },
};

/** Every state of the site. */
export const states = [...pageStates, ...overlayStates, transcriptState];

/** The three ways that the colours can be, as Playwright's `emulateMedia` takes them. */
export const schemes = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;

/** A small phone, a tablet, a desk, in CSS pixels. */
export const widths = [320, 768, 1280];
