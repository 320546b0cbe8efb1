/** @jest-environment ./test/jest/environment.ts */
import { act, render, waitFor } from '@testing-library/react';
import { VideoDialog } from './VideoDialog';

const video = {
  slug: 'tour',
  title: 'A tour',
  address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
  transcript: null,
};
const words = {
  newTab: 'somewhere else',
  video: {
    close: 'Shut it',
    provider: 'See it there',
    loading: 'It loads.',
    transcript: 'Read it',
  },
};

// How videos open and close is tested in browsers (test/video/video.spec.ts).
test('the dialog is painted before the player is created', async () => {
  render(<VideoDialog video={video} words={words} />);
  const player = () => document.querySelector('iframe');
  await act(async () => document.querySelector('dialog')?.showModal());
  let playerBeforePaint: HTMLIFrameElement | null | undefined;
  requestAnimationFrame(() => {
    playerBeforePaint = player();
  });
  await waitFor(() => expect(player()).toHaveAttribute('src', video.player));
  expect(playerBeforePaint).toBeNull();
});
