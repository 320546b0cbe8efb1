import { networkInterfaces } from 'node:os';
import { attributeOf } from '../../kit/build/html/markup';
import { readArguments } from '../setup/arguments';
import { runMain } from '../setup/run';
import { readBuilt, serveSite } from './serve';

runMain(async () => {
  readArguments(`npm run serve     serves public/, as a host does

PORT chooses a port other than 9000, and HOST=0.0.0.0 lets other machines in.`);
  const home = readBuilt('public', 'index.html').toString();
  const builtFor = attributeOf(home, /<link[^>]*rel="canonical"[^>]*>/, 'href');
  const host = process.env.HOST?.trim() || undefined;
  const { address } = await serveSite({ host });
  const addresses = host === '0.0.0.0' ? allAddresses(address) : [address];
  console.log(`Site       ${addresses.map((each) => `${each}/`).join('\n           ')}
Built for  ${builtFor}

Ctrl-C stops it.`);
});

/** Where a server that listens on all addresses of this machine is reached. */
function allAddresses(address: string): string[] {
  return Object.values(networkInterfaces())
    .flatMap((places = []) => places)
    .filter(({ family }) => family === 'IPv4')
    .map((place) => address.replace('0.0.0.0', place.address));
}
