import { networkInterfaces } from 'node:os';
import { attributeOf } from '../../src/build/html/markup';
import { readSitePort } from '../setup/ports';
import { runMain } from '../setup/run.mjs';
import { readBuilt, serveSite } from './serve';

runMain(async () => {
  const home = readBuilt('public', 'index.html').toString();
  const { origin, pathname } = new URL(
    attributeOf(home, /<link[^>]*rel="canonical"[^>]*>/, 'href') ?? '',
  );
  const prefix = pathname.replace(/\/$/, '');
  const host = process.env.HOST?.trim() || undefined;
  const { address } = await serveSite({ host, port: readSitePort(), prefix });
  const addresses = host === '0.0.0.0' ? allAddresses(address) : [address];
  console.log(`Site       ${addresses.map((each) => `${each}${prefix}/`).join('\n           ')}
Built for  ${origin}${prefix}

Ctrl-C stops it.`);
});

/** Where a server that listens on all addresses of this machine is reached. */
function allAddresses(address: string): string[] {
  return Object.values(networkInterfaces())
    .flatMap((places = []) => places)
    .filter(({ family }) => family === 'IPv4')
    .map((place) => address.replace('0.0.0.0', place.address));
}
