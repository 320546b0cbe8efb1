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
  // YouTube
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://WWW.YouTube.com/watch?v=aqz-KE-bpKQ', youtube],
  [
    'https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&list=PLa1F2ddGya_-UvuAqHAksYnB0',
    youtube,
  ],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s', `${youtube}&start=90`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', `${youtube}&start=90`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=soon', youtube],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=90', `${youtube}&start=90`],
  ['https://youtu.be/aqz-KE-bpKQ', youtube],
  ['https://youtu.be/aqz-KE-bpKQ/', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?si=Zx1yAbCdEfGhIjKl&t=90', `${youtube}&start=90`],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/live/aqz-KE-bpKQ?si=Zx1yAbCdEfGhIjKl', youtube],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
  // Vimeo
  ['https://vimeo.com/1084537', vimeo],
  ['https://vimeo.com/1084537?share=copy', vimeo],
  ['https://vimeo.com/1084537/8272103f6e', vimeoSecret],
  ['https://player.vimeo.com/video/1084537', vimeo],
  ['https://player.vimeo.com/video/1084537?h=8272103f6e', vimeoSecret],
  ['https://player.vimeo.com/video/1084537?h=%22%3E%3Cscript', vimeo],
  ['https://vimeo.com/channels/staffpicks/1084537', vimeo],
  // Loom
  [`https://www.loom.com/share/${loomId}`, loom],
  [`https://www.loom.com/share/${loomId}?sid=6a7b8c9d-0000-4000-8000-000000000000`, loom],
  [`https://www.loom.com/embed/${loomId}`, loom],
  // Wistia
  ['https://casegood.wistia.com/medias/26sk4lmiix', wistia],
  ['https://fast.wistia.net/embed/iframe/26sk4lmiix', wistia],
  ['https://fast.wistia.com/embed/iframe/26sk4lmiix?autoPlay=false', wistia],
])('%s is played by %s', (address, player) => {
  expect(embedAddress(address, 'en')?.player).toBe(player);
});

test('captions are in the language of the site', () => {
  expect(embedAddress('https://vimeo.com/1084537', 'fr')?.player).toContain('&texttrack=fr');
});

test.each([
  ['https://youtu.be/aqz-KE-bpKQ', 'YouTube', 'https://www.youtube-nocookie.com'],
  ['https://vimeo.com/1084537', 'Vimeo', 'https://player.vimeo.com'],
  [`https://www.loom.com/share/${loomId}`, 'Loom', 'https://www.loom.com'],
  ['https://casegood.wistia.com/medias/26sk4lmiix', 'Wistia', 'https://fast.wistia.net'],
])('%s is a video at %s, whose player is at %s', (address, provider, origin) => {
  const embed = embedAddress(address);
  expect(embed?.provider).toBe(provider);
  expect(new URL(embed?.player ?? '').origin).toBe(origin);
});

test.each([
  // No https
  ['http://www.youtube.com/watch?v=aqz-KE-bpKQ', 'it is not https'],
  ['javascript:alert("https://youtu.be/aqz-KE-bpKQ")', 'it is a script'],
  ['data:text/html,https://youtu.be/aqz-KE-bpKQ', 'it is data'],
  // No address
  ['', 'it is empty'],
  ['aqz-KE-bpKQ', 'it is only an id'],
  ['youtube.com/watch?v=aqz-KE-bpKQ', 'it has no scheme'],
  ['<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>', 'it is HTML'],
  // Other hosts
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', 'the host only begins like YouTube'],
  ['https://evilyoutube.com/watch?v=aqz-KE-bpKQ', 'the host only ends like YouTube'],
  ['https://evil.example/youtube.com/watch?v=aqz-KE-bpKQ', 'YouTube in the path'],
  ['https://evil.example/?https://youtu.be/aqz-KE-bpKQ', 'YouTube in the query'],
  ['https://vimeo.com.evil.example/1084537', 'the host only begins like Vimeo'],
  [`https://evilloom.com/share/${loomId}`, 'the host only ends like Loom'],
  ['https://evilwistia.com/medias/26sk4lmiix', 'the host only ends like Wistia'],
  ['https://www.dailymotion.com/video/x5e9eog', 'the provider is another'],
  ['https://casegood.example/tour.mp4', 'it is a file'],
  // User and port
  ['https://user:pass@www.youtube.com/watch?v=aqz-KE-bpKQ', 'it has a user and a password'],
  ['https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ', 'YouTube is the user'],
  ['https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ', 'it has a port'],
  // No single video
  ['https://www.youtube.com/watch?v=', 'it has no id'],
  ['https://youtu.be/', 'it has no id'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpK', 'the id is too short'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQQ', 'the id is too long'],
  ['https://www.youtube.com/watch?v=aqz-KE-bp%22%3E', 'the id has other characters'],
  ['https://youtu.be/aqz-KE-bpKQ/more', 'the path goes on'],
  ['https://www.youtube.com/embed/videoseries?list=PLa1F2ddGya_-UvuAqHAksYnB0', 'it is a playlist'],
  ['https://www.youtube.com/embed/live_stream?channel=UCSMOQeBJ2RAnuFungnQOxLg', 'it is a channel'],
  ['https://www.youtube.com/@BlenderOfficial', 'it is a channel'],
  ['https://vimeo.com/', 'it has no id'],
  ['https://vimeo.com/blender', 'it is a user'],
  ['https://vimeo.com/1084537/settings', 'the path goes on'],
  ['https://www.loom.com/share/', 'it has no id'],
  [`https://www.loom.com/share/${loomId}0`, 'the id is too long'],
  [`https://www.loom.com/looms/${loomId}`, 'the path is another'],
  ['https://casegood.wistia.com/medias/26sk4lmiixx', 'the id is too long'],
  ['https://casegood.wistia.com/projects/26sk4lmiix', 'it is a project'],
])('"%s" is refused: %s', (address) => {
  expect(embedAddress(address)).toBeUndefined();
});
