import { revertAll } from '../engine/buttons';
import { type Loss, onLoss } from '../engine/loss';

const questions: Readonly<Record<Loss, string>> = {
  removal: `Remove this?

It can’t be brought back alone: ${revertAll} brings it back, and takes all that you haven’t saved.`,
  'reversal of a field': `Take back what you changed here?

This part of the form goes back to what was saved last. What you have changed in it since can’t be brought back.`,
  'reversal of all': `Take back everything that you changed here?

The form goes back to what was saved last. What you have changed since can’t be brought back.`,
};

/** From now on, writers are asked before words leave a form. */
export function askBeforeLoss(): void {
  onLoss((loss) => confirm(questions[loss]));
}
