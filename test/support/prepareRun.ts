import type { FullConfig } from '@playwright/test';
import { buildFixtureSite } from './fixtureSite';
import { freePort } from './freePort';

/** Runs once before all tests: builds the fixture site, and finds ports for the servers of each worker. */
export default async function prepareRun({ workers }: FullConfig): Promise<void> {
  buildFixtureSite();
  const ports = Array.from({ length: workers }, () =>
    Promise.all([freePort(), freePort(), freePort()]),
  );
  process.env.TEST_PORTS = JSON.stringify(await Promise.all(ports));
}
