import type { BadCases } from './badCase';
import { clientsPage, goodContent } from './goodContent';

const place = 'videos/platform-tour.json';
const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

const video = `{
  "title": "A tour of {product}",
  "address": "${address}"
}
`;

const action = '      - type: video\n        label: Watch Demo\n        video: platform-tour\n';

/** The good content with a video on the clients’ page. */
const withVideo = new Map([
  ...goodContent,
  [place, video],
  ['pages/clients.md', clientsPage.replace('    actions:\n', (start) => `${start}${action}`)],
]);

/** The addresses of videos. */
export const badVideos: BadCases = {
  content: withVideo,
  cases: [
    ['video-address', place, 3, address, 'https://stream.mux.com/aqz.m3u8'],
    ['video-address', place, 3, address, 'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ'],
    ['unfit', place, 3, address, 'https://www.youtube.com@evil.example/watch?v=1'],
    ['video-address', place, 3, address, 'https://www.youtube.com/@casegood'],
    ['sample', place, 2, '"title"', '"sample": true, "title"'],
    ['transcript', 'videos/other.json', 1, '', video.replace('A tour', 'Another tour')],
    ['lost', 'pages/clients.md', 12, 'video: platform-tour', 'video: platform'],
  ],
  words: {
    'video-address':
      '"https://stream.mux.com/aqz.m3u8" is not the address of a single video at YouTube, Vimeo, Loom or Wistia, whose players alone pages can show. Put the video there, and copy its address.',
    sample:
      'marks the file as a sample. Put the real words into this file, then remove the field "sample".',
    transcript:
      'is missing. Without it, nobody can read, search or follow the video without sound.',
  },
};
