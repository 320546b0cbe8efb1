import type { FullConfig } from '@playwright/test';
import { freePort } from './freePort';

/** Runs once before all tests: finds ports for the servers of each worker. */
export default async function prepareRun({ workers }: FullConfig): Promise<void> {
  const ports = Array.from({ length: workers }, () => Promise.all([freePort(), freePort()]));
  process.env.TEST_PORTS = JSON.stringify(await Promise.all(ports));
}
