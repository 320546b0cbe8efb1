import { embedAddress } from './embedAddress';

const youtube =
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&cc_load_policy=1';
const vimeo = 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1&texttrack=en';
const vimeoSecret = `${vimeo}&h=8272103f6e`;
const loomId = '0281766fa2d04bb788eaf19e65135184';
const loom = `https://www.loom.com/embed/${loomId}?autoplay=1`;
const wistia =
  'https://fast.wistia.net/embed/iframe/26sk4lmiix?autoPlay=true&doNotTrack=true&plugin%5Bcaptions-v1%5D%5BonByDefault%5D=true';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s', `${youtube}&start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', `${youtube}&start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?si=Zx1yAbCdEfGhIjKl&t=1h2m', `${youtube}&start=3720`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=90', `${youtube}&start=90`],
  ['https://www.youtube.com/watch?time_continue=90&v=aqz-KE-bpKQ', `${youtube}&start=90`],
  ['https://m.youtube.com/watch/?v=aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/live/aqz-KE-bpKQ?si=Zx1yAbCdEfGhIjKl', youtube],
  ['https://vimeo.com/1084537', vimeo],
  ['https://vimeo.com/1084537/8272103f6e', vimeoSecret],
  ['https://player.vimeo.com/video/1084537?h=8272103f6e', vimeoSecret],
  ['https://vimeo.com/channels/staffpicks/1084537', vimeo],
  ['https://vimeo.com/1084537#t=1m30s', `${vimeo}#t=90s`],
  ['https://vimeo.com/1084537/8272103f6e?share=copy#t=15', `${vimeoSecret}#t=15s`],
  ['https://vimeo.com/manage/videos/1084537/8272103f6e', vimeoSecret],
  [`https://www.loom.com/share/${loomId}`, loom],
  [`https://www.loom.com/share/${loomId}?t=30&sid=5e`, `${loom}&t=30`],
  [`https://www.loom.com/share/My-demo-${loomId}`, loom],
  ['https://casegood.wistia.com/medias/26sk4lmiix', wistia],
  ['https://casegood.wistia.com/medias/26sk4lmiix?wtime=1m5s', `${wistia}&time=65`],
])('%s is played by %s', (address, player) => {
  expect(embedAddress(address)).toBe(player);
});

test.each([
  ['http://www.youtube.com/watch?v=aqz-KE-bpKQ', 'it is not https'],
  ['youtube.com/watch?v=aqz-KE-bpKQ', 'it has no scheme'],
  ['<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>', 'it is HTML'],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', 'the host only begins like YouTube'],
  ['https://evil.example/youtube.com/watch?v=aqz-KE-bpKQ', 'YouTube in the path'],
  [`https://evilloom.com/share/${loomId}`, 'the host only ends like Loom'],
  ['https://user:pass@www.youtube.com/watch?v=aqz-KE-bpKQ', 'it has a user and a password'],
  ['https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ', 'it has a port'],
  ['https://youtu.be/', 'it has no id'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQQ', 'the id is too long'],
  ['https://youtu.be/aqz-KE-bpKQ/more', 'the path goes on'],
  ['https://www.youtube.com/embed/videoseries?list=PLa1F2ddGya_-UvuAqHAksYnB0', 'it is a playlist'],
  ['https://www.youtube.com/embed/live_stream?channel=UCSMOQeBJ2RAnuFungnQOxLg', 'it is a channel'],
  ['https://vimeo.com/blender', 'it is a user'],
  [`https://www.loom.com/share/My-demo${loomId}`, 'nothing parts the title from the id'],
])('"%s" is refused: %s', (address) => {
  expect(embedAddress(address)).toBeUndefined();
});
