import type { Collection, RuleProblem } from '../../kit/content/fields/collection';
import { object, optional } from '../../kit/content/fields/groups';
import { address } from '../../kit/content/fields/kinds/address';
import { markdown } from '../../kit/content/fields/kinds/markdown';
import { text } from '../../kit/content/fields/kinds/text';
import { childOf } from '../../kit/content/fields/paths';
import { quote, type Report } from '../../kit/content/fields/problem';
import { embedAddress } from './embedAddress';
import { sample } from './shared';

const video = object('Video', 'Video', 'A video at its provider.', {
  title: text('Title', 'The name of the video.', { example: 'A tour of {product}', max: 80 }),
  address: address('Address', 'The address as you copy it at YouTube, Vimeo, Loom or Wistia.', {
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    check: checkVideo,
  }),
  transcript: optional(
    markdown(
      'Transcript',
      'What is said, and what must be seen to follow it, for visitors without sound or sight. An empty line begins a new paragraph; **strong words** can name who speaks.',
      {
        example: '**Robin:** This is a floor of {product}. Every chair on it has a tag.',
        max: 20_000,
      },
    ),
  ),
  sample,
});

export const videos = {
  place: 'videos/*.json',
  schema: video,
  listed: { namedAfter: 'title', summary: '{{title}}' },
  rules: [hasTranscript],
  computed: {
    player: { text: (fields) => embedAddress(String(childOf(fields, 'address'))) },
  },
  framed: 'player',
} as const satisfies Collection;

function checkVideo(address: string, report: Report): void {
  if (embedAddress(address) !== undefined) return;
  const message = `${quote(address)} is not the address of a single video at YouTube, Vimeo, Loom or Wistia, whose players alone pages can show`;
  const advice = 'Put the video there, and copy its address.';
  report.tell({ code: 'video-address', message, advice });
}

/** Placeholders need none. */
function* hasTranscript(fields: unknown): Generator<RuleProblem> {
  if (childOf(fields, 'sample') === true || childOf(fields, 'transcript') !== undefined) return;
  const message = 'is missing';
  const advice = 'Without it, nobody can read, search or follow the video without sound.';
  yield { path: ['transcript'], code: 'transcript', message, advice, severity: 'launch' };
}
