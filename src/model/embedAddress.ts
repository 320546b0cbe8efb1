import { urlOf } from '../../kit/content/fields/urlOf';
import { language } from './language';

interface Provider {
  hosts: RegExp;
  /** Finds the video’s id in the path, or in what follows it. */
  id: RegExp;
  /** The player's privacy-friendlier address, with autoplay and, where the provider has a setting for it, captions. */
  player(id: string, parameters: URLSearchParams): string;
  /** What follows it to begin later. */
  start(seconds: number): string;
}

/**
 * On captions and times: https://developers.google.com/youtube/player_parameters,
 * https://developer.vimeo.com/player/sdk/embed, https://docs.wistia.com/docs/embed-options-and-plugins. Loom has no
 * setting for captions.
 */
const providers: Readonly<Record<string, Provider>> = {
  YouTube: {
    hosts: /^(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
    // The players of playlists and channels have names as long as a video's id.
    id: /^\/(?:(?:shorts|embed|live|v|e)\/|watch\/?\?(?:.*&)?v=)?(?!videoseries|live_stream)([\w-]{11})(?:\/?(?:\?|$)|&)/,
    player: (id) =>
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&cc_load_policy=1`,
    start: (seconds) => `&start=${seconds}`,
  },
  Vimeo: {
    hosts: /^(?:(?:www|player)\.)?vimeo\.com$/,
    id: /^\/(?:[a-z]+\/(?:[\w-]+\/)?)*?(\d+(?:\/[\da-f]+)?)\/?(?:\?|$)/,
    player(path, parameters) {
      // A video that isn’t public has a key.
      const [id, key = parameters.get('h') ?? ''] = path.split('/');
      const rest = /^[\da-f]+$/.test(key) ? `&h=${key}` : '';
      return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1&texttrack=${language}${rest}`;
    },
    start: (seconds) => `#t=${seconds}s`,
  },
  Loom: {
    hosts: /^(?:www\.)?loom\.com$/,
    id: /^\/(?:share|embed)\/(?:[^/]+-)?([\da-f]{32})\/?(?:\?|$)/,
    player: (id) => `https://www.loom.com/embed/${id}?autoplay=1`,
    start: (seconds) => `&t=${seconds}`,
  },
  Wistia: {
    hosts: /^(?:[a-z\d-]+\.)?wistia\.(?:com|net)$/,
    id: /^\/(?:medias|embed\/iframe)\/([a-z\d]{10})\/?(?:\?|$)/,
    player: (id) =>
      `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true&doNotTrack=true&plugin%5Bcaptions-v1%5D%5BonByDefault%5D=true`,
    start: (seconds) => `&time=${seconds}`,
  },
};

/**
 * Turns the address of a video, as copied at YouTube, Vimeo, Loom or Wistia, into that of its player. Returns undefined
 * unless it is an https address of a single video at one of them.
 */
export function embedAddress(address: string): { provider: string; player: string } | undefined {
  const url = urlOf(address);
  if (url === undefined) return undefined;
  const { protocol, username, host, pathname, search, hash } = url;
  const found = Object.entries(providers).find(([, { hosts }]) => hosts.test(host));
  const [name = '', provider] = found ?? [];
  const [, id] = provider?.id.exec(pathname + search) ?? [];
  if (!provider || !id || protocol !== 'https:' || username) return undefined;
  // YouTube and Vimeo have times behind a # too.
  const parameters = new URLSearchParams(`${search}&${hash.slice(1)}`);
  const times = ['t', 'start', 'time_continue', 'wtime'].map((key) => parameters.get(key));
  const seconds = times.map((time) => secondsOf(time ?? '')).find(Boolean);
  const start = seconds ? provider.start(seconds) : '';
  return { provider: name, player: provider.player(id, parameters) + start };
}

/** The seconds of `90`, `90s`, `1m30s` or `1h2m`. */
function secondsOf(time: string): number | undefined {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
