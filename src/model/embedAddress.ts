import { language } from './language';

/** A video at a provider whose player the site can embed. */
interface EmbedAddress {
  provider: string;
  /** The player's privacy-friendlier address, with autoplay and, where the provider has a setting for it, captions. */
  player: string;
}

/** Reads the first of these parameters of an address that is understood. */
type Take = <Value>(
  read: (written: string) => Value | undefined,
  ...names: string[]
) => Value | undefined;

interface Provider {
  /** Matches the host and path of a single video's address; the first group is the video's id. */
  address: RegExp;
  player(match: RegExpExecArray, take: Take): string;
}

/**
 * On captions and times: https://developers.google.com/youtube/player_parameters,
 * https://developer.vimeo.com/player/sdk/embed, https://docs.wistia.com/docs/embed-options-and-plugins. Loom has no
 * setting for captions.
 */
const providers: Readonly<Record<string, Provider>> = {
  YouTube: {
    // The players of playlists and channels have names as long as a video's id.
    address:
      /^(?:(?:www\.)?youtu\.be|(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch|shorts|embed|live|v|e))\/(?!videoseries|live_stream)([\w-]{11})$/,
    player([, id], take) {
      const start = take(secondsOf, 't', 'start', 'time_continue');
      const end = take(secondsOf, 'end');
      const times = (start ? `&start=${start}` : '') + (end ? `&end=${end}` : '');
      return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&cc_load_policy=1${times}`;
    },
  },
  Vimeo: {
    address:
      /^(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/|manage\/videos\/)?(\d+)(?:\/([0-9a-f]+))?$/,
    player([, id, inPath], take) {
      const key = inPath ?? take((written) => /^[0-9a-f]+$/.exec(written)?.[0], 'h');
      const start = take(secondsOf, 't');
      const rest = (key ? `&h=${key}` : '') + (start ? `#t=${start}s` : '');
      return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1&texttrack=${language}${rest}`;
    },
  },
  Loom: {
    address: /^(?:www\.)?loom\.com\/(?:share|embed)\/(?:[^/]+-)?([0-9a-f]{32})$/,
    player([, id], take) {
      const start = take(secondsOf, 't');
      return `https://www.loom.com/embed/${id}?autoplay=1${start ? `&t=${start}` : ''}`;
    },
  },
  Wistia: {
    address: /^(?:[a-z0-9-]+\.)?wistia\.(?:com|net)\/(?:medias|embed\/iframe)\/([a-z0-9]{10})$/,
    player([, id], take) {
      const start = take(secondsOf, 'wtime', 'time');
      return `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true&doNotTrack=true&plugin%5Bcaptions-v1%5D%5BonByDefault%5D=true${start ? `&time=${start}` : ''}`;
    },
  },
};

/** Parameters that change nothing: they say who shared the video, or what the player is told anyway. */
const needless =
  /^(?:v|si|is|feature|pp|app|ab_channel|index|attr_tag|share|fl|fe|sid|tid|wvideo|utm_\w+|\w+clid|autoplay|rel|cc_load_policy|dnt|texttrack|donottrack|badge|autopause|player_id|app_id|seo|videofoam|web_component)$/i;

/**
 * Turns the address of a video, as copied at YouTube, Vimeo, Loom or Wistia, into that of its player. Returns undefined
 * unless it is an https address of a single video at one of them.
 */
export function embedAddress(address: string): EmbedAddress | undefined {
  const found = readAddress(address);
  return found && { provider: found.provider, player: found.player };
}

/** Whether an address, of a video or not, is at one of them. */
export function isAtProvider(address: string): boolean {
  const { hostname } = new URL(address);
  return /(?:^|\.)(?:youtu\.be|youtube(?:-nocookie)?\.com|vimeo\.com|loom\.com|wistia\.(?:com|net))$/.test(
    hostname,
  );
}

/** The parameters of a video's address that its player does not get, such as `list=PLa1F2` or `t=soon`. */
export function ignoredParameters(address: string): string[] {
  return readAddress(address)?.ignored ?? [];
}

function readAddress(address: string) {
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, host, pathname, searchParams, hash } = new URL(address);
  if (protocol !== 'https:' || username || password) return undefined;
  const path = pathname.replace(/\/$/, '');
  // YouTube's own pages have the id in a parameter.
  const video = path === '/watch' ? `/${searchParams.get('v')}` : '';
  // YouTube and Vimeo have times behind a # too.
  const parameters = [...searchParams, ...new URLSearchParams(hash.slice(1))];
  const taken = new Set<string>();
  const take: Take = (read, ...names) => {
    for (const [name, written] of parameters) {
      const value = names.includes(name) ? read(written) : undefined;
      if (value === undefined) continue;
      taken.add(name);
      return value;
    }
    return undefined;
  };
  for (const [provider, { address: pattern, player: playerOf }] of Object.entries(providers)) {
    const match = pattern.exec(host + path + video);
    if (!match) continue;
    const player = playerOf(match, take);
    const ignored = parameters.filter(([name]) => !taken.has(name) && !needless.test(name));
    return { provider, player, ignored: ignored.map(([name, value]) => `${name}=${value}`) };
  }
  return undefined;
}

/** The seconds of `90`, `90s`, `1m30s` or `1h2m`. */
function secondsOf(time: string): number | undefined {
  const parts = /^(?=\d)(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?$/.exec(time);
  if (parts === null) return undefined;
  const [, hours = 0, minutes = 0, seconds = 0] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
