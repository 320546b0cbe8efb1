import { type BadCase, editedOf } from './badCase';
import { clientsPage, goodContent } from './goodContent';

const place = 'videos/platform-tour.json';
const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

export const video = `{
  "title": "A tour of {product}",
  "address": "${address}"
}
`;

const action = '      - type: video\n        label: Watch Demo\n        video: platform-tour\n';

/** The good content with a video on the clients’ page. */
export const withVideo = new Map([
  ...goodContent,
  [place, video],
  ['pages/clients.md', clientsPage.replace('    actions:\n', (start) => `${start}${action}`)],
]);

function asVideo(name: string, put: string): BadCase {
  return editedOf(withVideo, name, place, address, put);
}

/** The addresses of videos. */
export const badVideos: BadCase[] = [
  asVideo('a space at the end', 'https://youtu.be/aqz-KE-bpKQ '),
  asVideo('a space at the beginning', ' https://youtu.be/aqz-KE-bpKQ'),
  asVideo('a no-break space at the end', 'https://youtu.be/aqz-KE-bpKQ\u00A0'),
  asVideo(
    'a whole iframe',
    '<iframe width=560 src=https://www.youtube.com/embed/aqz-KE-bpKQ></iframe>',
  ),
  asVideo('a link of markdown', '[Tour](https://youtu.be/aqz-KE-bpKQ)'),
  asVideo('an address between brackets', '<https://youtu.be/aqz-KE-bpKQ>'),
  asVideo('a video at another provider', 'https://stream.mux.com/aqz.m3u8'),
  asVideo('a video in a drive', 'https://drive.google.com/file/d/1a/view'),
  asVideo('a video by itself', 'https://www.acme.org/tour.mp4'),
  asVideo('an http: video', 'http://www.youtube.com/watch?v=aqz-KE-bpKQ'),
  asVideo('a video without a scheme', 'www.youtube.com/watch?v=aqz-KE-bpKQ'),
  asVideo('an unknown host', 'https://videos.example/watch?v=1'),
  asVideo('a look-alike host', 'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ'),
  asVideo('a host before an @', 'https://www.youtube.com@evil.example/watch?v=1'),
  asVideo('a channel', 'https://www.youtube.com/@casegood'),
  asVideo('a time in words', 'https://youtu.be/aqz-KE-bpKQ?t=soon'),
  asVideo('a playlist', 'https://youtu.be/aqz-KE-bpKQ?list=PLa1'),
];
