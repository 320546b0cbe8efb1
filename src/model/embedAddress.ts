import { urlOf } from '../../kit/content/fields/urlOf';
import { language } from './language';

interface Provider {
  hosts: RegExp;
  /** Finds the video’s id in the path, or in what follows it, and the key of one that isn’t public. */
  id: RegExp;
  /** The player's privacy-friendlier address, with autoplay and, where the provider has a setting for it, captions. */
  player(id: string, key?: string): string;
  /** What follows it to begin later. */
  start(seconds: number): string;
}

/**
 * On captions and times: https://developers.google.com/youtube/player_parameters,
 * https://developer.vimeo.com/player/sdk/embed, https://docs.wistia.com/docs/embed-options-and-plugins. Loom has no
 * setting for captions.
 */
const youtube: Provider = {
  hosts: /^(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
  // The players of playlists and channels have names as long as a video's id.
  id: /^\/(?:(?:shorts|embed|live|v|e)\/|watch\/?\?(?:.*&)?v=)?(?!videoseries|live_stream)([\w-]{11})(?:\/?(?:\?|$)|&)/,
  player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&cc_load_policy=1`,
  start: (seconds) => `&start=${seconds}`,
};
const vimeo: Provider = {
  hosts: /^(?:(?:www|player)\.)?vimeo\.com$/,
  id: /^\/(?:[a-z]+\/(?:[\w-]+\/)?)*?(\d+)(?:(?:\/|\/?\?(?:.*&)?h=)([\da-f]+))?(?:\/?(?:\?|$)|&)/,
  player(id, key) {
    const secret = key ? `&h=${key}` : '';
    return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1&texttrack=${language}${secret}`;
  },
  start: (seconds) => `#t=${seconds}s`,
};
const loom: Provider = {
  hosts: /^(?:www\.)?loom\.com$/,
  id: /^\/(?:share|embed)\/(?:[^/]+-)?([\da-f]{32})\/?(?:\?|$)/,
  player: (id) => `https://www.loom.com/embed/${id}?autoplay=1`,
  start: (seconds) => `&t=${seconds}`,
};
const wistia: Provider = {
  hosts: /^(?:[a-z\d-]+\.)?wistia\.(?:com|net)$/,
  id: /^\/(?:medias|embed\/iframe)\/([a-z\d]{10})\/?(?:\?|$)/,
  player: (id) =>
    `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true&doNotTrack=true&plugin%5Bcaptions-v1%5D%5BonByDefault%5D=true`,
  start: (seconds) => `&time=${seconds}`,
};

/** When a video begins, as `90`, `90s`, `1m30s` or `1h2m`. YouTube and Vimeo have it behind a #, too. */
const beginning =
  /[?&#](?:t|start|time_continue|wtime)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?(?:[&#]|$)/;

/**
 * Turns the address of a video, as copied at its provider, into that of its player. Returns undefined unless it is an https
 * address of a single video at one of the providers.
 */
export function embedAddress(address: string): string | undefined {
  const { protocol, username, host = '', pathname, search, hash } = urlOf(address) ?? {};
  const provider = [youtube, vimeo, loom, wistia].find(({ hosts }) => hosts.test(host));
  const [, id, key] = provider?.id.exec(`${pathname}${search}`) ?? [];
  if (!provider || !id || protocol !== 'https:' || username) return undefined;
  const [, hours = 0, minutes = 0, seconds = 0] = beginning.exec(`${search}${hash}`) ?? [];
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return provider.player(id, key) + (start > 0 ? provider.start(start) : '');
}
