import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { VideoDialog } from './VideoDialog';

const video = {
  slug: 'tour',
  title: 'A tour',
  address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
};
const words = { close: 'Shut it', provider: 'See it there', loading: 'It loads.' };

function dialog(): HTMLDialogElement {
  return screen.getByRole('dialog', { hidden: true });
}

function player(): HTMLIFrameElement | null {
  return document.querySelector('iframe');
}

async function renderOpen() {
  render(<VideoDialog video={video} words={words} />);
  await act(async () => dialog().showModal());
  await waitFor(() => expect(player()).not.toBeNull());
}

test('before it is opened the page has no player', () => {
  render(<VideoDialog video={video} words={words} />);
  expect(player()).toBeNull();
});

test('opened, it has the player', async () => {
  await renderOpen();
  expect(player()).toHaveAttribute('src', video.player);
});

test('the dialog is painted before the player is made', async () => {
  render(<VideoDialog video={video} words={words} />);
  await act(async () => dialog().showModal());
  let playerBeforePaint: HTMLIFrameElement | null | undefined;
  requestAnimationFrame(() => {
    playerBeforePaint = player();
  });
  await waitFor(() => expect(player()).not.toBeNull());
  expect(playerBeforePaint).toBeNull();
});

test('closed again, it has no player', async () => {
  await renderOpen();
  await act(async () => dialog().close());
  await waitFor(() => expect(player()).toBeNull());
});

test('opened again, it has the player again', async () => {
  await renderOpen();
  await act(async () => dialog().close());
  await waitFor(() => expect(player()).toBeNull());
  await act(async () => dialog().showModal());
  await waitFor(() => expect(player()).toHaveAttribute('src', video.player));
});

test('a dialog that was opened before the script arrived gets its player', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<VideoDialog video={video} words={words} />);
  dialog().showModal();
  render(<VideoDialog video={video} words={words} />, { container, hydrate: true });
  await waitFor(() => expect(player()).toHaveAttribute('src', video.player));
});

test.each([
  ['title', video.title],
  ['allow', 'fullscreen; autoplay; picture-in-picture; encrypted-media'],
  ['referrerpolicy', 'strict-origin-when-cross-origin'],
])('the player has the attribute %s', async (name, value) => {
  await renderOpen();
  expect(player()).toHaveAttribute(name, value);
});

test('a link leads to the video at its provider, in a new tab', async () => {
  await renderOpen();
  const link = screen.getByRole('link', { name: words.provider });
  expect(link).toHaveAttribute('href', video.address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('the dialog has the title of the video as its name', async () => {
  await renderOpen();
  expect(screen.getByRole('dialog')).toHaveAccessibleName(video.title);
});

test('the close button has its name and closes this dialog', async () => {
  await renderOpen();
  const close = screen.getByRole('button', { name: words.close });
  expect(close).toHaveAttribute('command', 'close');
  expect(close).toHaveAttribute('commandfor', dialog().id);
});
