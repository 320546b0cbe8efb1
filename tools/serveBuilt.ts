import { attributeOf } from '../src/build/html/markup';
import { readPort } from './ports';
import { runMain } from './run.mjs';
import { readBuilt, serveSite } from './serve';

runMain(async () => {
  const home = readBuilt('public', 'index.html').toString();
  const { origin, pathname } = new URL(
    attributeOf(home, /<link[^>]*rel="canonical"[^>]*>/, 'href') ?? '',
  );
  const prefix = pathname.replace(/\/$/, '');
  const { address } = await serveSite({ port: readPort('PORT', 9000), prefix });
  console.log(`Site       ${address}${prefix}/
Built for  ${origin}${prefix}

Ctrl-C ends it.`);
});
