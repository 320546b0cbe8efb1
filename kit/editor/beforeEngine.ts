import { signInToWorkingCopy } from './engine/signIn';

/* What has to be there before the engine is loaded. */

/** Set by the bundler: `true` for the editor of the dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

if (SAVES_IN_WORKING_COPY) signInToWorkingCopy();
