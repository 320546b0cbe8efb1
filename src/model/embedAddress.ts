import { language } from './language';

/** A video at a provider whose player the site can embed. */
interface EmbedAddress {
  provider: string;
  /** The player's privacy-friendlier address, with autoplay and, where the provider has a setting for it, captions. */
  player: string;
}

interface Provider {
  hosts: RegExp;
  /** Finds the video’s id in the path, or in what follows it. */
  id: RegExp;
  player(id: string, start: number | undefined, parameters: URLSearchParams): string;
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
    player: (id, start) =>
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&cc_load_policy=1${start ? `&start=${start}` : ''}`,
  },
  Vimeo: {
    hosts: /^(?:(?:www|player)\.)?vimeo\.com$/,
    id: /^\/(?:[a-z]+\/(?:[\w-]+\/)?)*?(\d+(?:\/[\da-f]+)?)\/?(?:\?|$)/,
    player(path, start, parameters) {
      // A video that isn’t public has a key.
      const [id, key = parameters.get('h') ?? ''] = path.split('/');
      const rest = (/^[\da-f]+$/.test(key) ? `&h=${key}` : '') + (start ? `#t=${start}s` : '');
      return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1&texttrack=${language}${rest}`;
    },
  },
  Loom: {
    hosts: /^(?:www\.)?loom\.com$/,
    id: /^\/(?:share|embed)\/(?:[^/]+-)?([\da-f]{32})\/?(?:\?|$)/,
    player: (id, start) =>
      `https://www.loom.com/embed/${id}?autoplay=1${start ? `&t=${start}` : ''}`,
  },
  Wistia: {
    hosts: /^(?:[a-z\d-]+\.)?wistia\.(?:com|net)$/,
    id: /^\/(?:medias|embed\/iframe)\/([a-z\d]{10})\/?(?:\?|$)/,
    player: (id, start) =>
      `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true&doNotTrack=true&plugin%5Bcaptions-v1%5D%5BonByDefault%5D=true${start ? `&time=${start}` : ''}`,
  },
};

/**
 * Turns the address of a video, as copied at YouTube, Vimeo, Loom or Wistia, into that of its player. Returns undefined
 * unless it is an https address of a single video at one of them.
 */
export function embedAddress(address: string): EmbedAddress | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, host, pathname, search, hash } = new URL(address);
  const [name, provider] = providerAt(host) ?? [];
  const [, id] = provider?.id.exec(pathname + search) ?? [];
  if (!name || !provider || !id || protocol !== 'https:' || username) return undefined;
  // YouTube and Vimeo have times behind a # too.
  const parameters = new URLSearchParams(`${search}&${hash.slice(1)}`);
  const times = ['t', 'start', 'time_continue', 'wtime', 'time'].map((key) => parameters.get(key));
  const start = times.map((time) => secondsOf(time ?? '')).find(Boolean);
  return { provider: name, player: provider.player(id, start, parameters) };
}

/** Whether an address, of a video or not, is at one of them. */
export function isAtProvider(address: string): boolean {
  return providerAt(new URL(address).host) !== undefined;
}

function providerAt(host: string) {
  return Object.entries(providers).find(([, { hosts }]) => hosts.test(host));
}

/** The seconds of `90`, `90s`, `1m30s` or `1h2m`. */
function secondsOf(time: string): number | undefined {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
