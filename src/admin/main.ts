import './withoutEval';
import './cloneProxies';
import CMS from '@sveltia/cms';
import { registerFormats } from './formats';
import { registerPreview } from './preview/bridge';
import { openWorkingCopy } from './workingCopy';

/** Set by the bundler: `true` for the editing UI of a dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

if (SAVES_IN_WORKING_COPY) await openWorkingCopy();
registerFormats(CMS);
registerPreview(CMS);
CMS.init();
