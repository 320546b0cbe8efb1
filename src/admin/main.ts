import CMS from '@sveltia/cms';
import { registerFormats } from './formats';
import { openWorkingCopy } from './workingCopy';

/** The bundler puts `true` here for the editing UI of a dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

if (SAVES_IN_WORKING_COPY) await openWorkingCopy();
registerFormats(CMS);
CMS.init();
