/** @jest-environment ./test/jest/environment.ts */
import { act, render, screen } from '@testing-library/react';
import { Player } from './Player';

const props = {
  slug: 'tour',
  title: 'A tour',
  player: 'https://player.example/tour',
  loading: 'Loads',
};

/** A dialog with a player, as it is in the page. */
function renderPlayer(): HTMLDialogElement {
  render(
    <dialog id="_video-tour">
      <Player {...props} />
    </dialog>,
  );
  return screen.getByRole('dialog', { hidden: true });
}

/** Opens or closes the dialog, and waits for the player. */
async function turn(dialog: HTMLDialogElement, way: 'showModal' | 'close') {
  await act(async () => {
    dialog[way]();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

const frames = (dialog: HTMLDialogElement) =>
  [...dialog.querySelectorAll('iframe')].map(({ src }) => src);

/** What privacy extensions do to a player. */
const interventions: Record<string, (frame: HTMLIFrameElement) => void> = {
  'leave it': () => undefined,
  'replace it': (frame) => frame.replaceWith(document.createElement('button')),
  'take it out': (frame) => frame.remove(),
  'take away its address': (frame) => frame.removeAttribute('src'),
};

test.each(Object.entries(interventions))(
  'when they %s, the player is there once the video is opened again',
  async (_what, intervene) => {
    const dialog = renderPlayer();
    await turn(dialog, 'showModal');
    expect(frames(dialog)).toEqual([props.player]);
    const frame = dialog.querySelector('iframe');
    if (frame) intervene(frame);
    await turn(dialog, 'close');
    expect(dialog).toHaveTextContent(/^Loads$/);
    expect(dialog.querySelector('iframe, button')).toBeNull();
    await turn(dialog, 'showModal');
    expect(frames(dialog)).toEqual([props.player]);
    expect(dialog).not.toHaveTextContent('Loads');
  },
);
