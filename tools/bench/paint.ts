import type { Browser } from '@playwright/test';
import { slow4G } from './slowNetwork';

const SLOWED = 4;

/**
 * When a page's largest paint came, in milliseconds, as the browser itself saw it over a slow network with a slowed
 * processor. Lighthouse reckons it from a load that was not slowed, and reckons now this, now that for the same page.
 */
export async function seeLargestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            if (last !== undefined) resolve(last.startTime);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
