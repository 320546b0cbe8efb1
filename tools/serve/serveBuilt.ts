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
  console.log(`Site       ${address}/
Built for  ${builtFor}

Ctrl-C stops it.`);
});
