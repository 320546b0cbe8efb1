import { conflictList } from '../changes/conflictList';
import { describeConflicts } from '../engine/engineQuestion';
import { readWorkingCopy } from '../saving/workingCopy';
import { formToSave } from './changesBar';
import { changesTo } from './formChanges';

/** From now on, the engine’s question whether to replace somebody else’s words shows theirs and the writer’s own. */
export function showConflicts(): void {
  describeConflicts(async () => {
    const form = formToSave();
    const theirs = form && (await readWorkingCopy(form.path));
    const changes = form && theirs !== undefined ? changesTo(form, theirs) : undefined;
    return changes && conflictList(changes);
  });
}
