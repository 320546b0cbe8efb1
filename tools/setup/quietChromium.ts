import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';

/** Flags that stop Chromium's own activity, and keep all requests of pages on this machine. */
export const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Launches Chromium with these flags. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: quietChromium });
}
