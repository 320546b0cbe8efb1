/** A video at a provider whose player the site can embed. */
interface EmbedAddress {
  provider: string;
  /** The player's privacy-friendlier address, with autoplay and, where the provider has a setting for it, captions. */
  player: string;
}

interface Provider {
  /** Matches the host and path of a single video's address; the first group is the video's id. */
  address: RegExp;
  player(match: RegExpExecArray, search: URLSearchParams, language: string): string;
}

/**
 * On captions: https://developers.google.com/youtube/player_parameters#cc_load_policy,
 * https://developer.vimeo.com/player/sdk/embed, https://docs.wistia.com/docs/embed-options-and-plugins. Loom has no
 * setting for them.
 */
const providers: Readonly<Record<string, Provider>> = {
  YouTube: {
    // The players of playlists and channels have names as long as a video's id.
    address:
      /^(?:youtu\.be|(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch|shorts|embed|live))\/(?!videoseries|live_stream)([\w-]{11})\/?$/,
    player([, id], search) {
      const [, seconds] = /^(\d+)s?$/.exec(search.get('t') ?? search.get('start') ?? '') ?? [];
      const start = seconds === undefined ? '' : `&start=${seconds}`;
      return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&cc_load_policy=1${start}`;
    },
  },
  Vimeo: {
    address:
      /^(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/,
    player([, id, inPath], search, language) {
      const key = inPath ?? search.get('h') ?? '';
      const secret = /^[0-9a-f]+$/.test(key) ? `&h=${key}` : '';
      return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1&texttrack=${language}${secret}`;
    },
  },
  Loom: {
    address: /^(?:www\.)?loom\.com\/(?:share|embed)\/([0-9a-f]{32})\/?$/,
    player: ([, id]) => `https://www.loom.com/embed/${id}?autoplay=1`,
  },
  Wistia: {
    address: /^(?:[a-z0-9-]+\.)?wistia\.(?:com|net)\/(?:medias|embed\/iframe)\/([a-z0-9]{10})\/?$/,
    player: ([, id]) =>
      `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true&doNotTrack=true&plugin%5Bcaptions-v1%5D%5BonByDefault%5D=true`,
  },
};

/**
 * Turns the address of a video, as copied at YouTube, Vimeo, Loom or Wistia, into that of its player. Returns undefined
 * unless it is an https address of a single video at one of them.
 *
 * @param language that of the captions
 */
export function embedAddress(address: string, language = ''): EmbedAddress | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, host, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:' || username || password) return undefined;
  // YouTube's own pages have the id in a parameter.
  const video = pathname === '/watch' ? `/${searchParams.get('v')}` : '';
  for (const [provider, { address: pattern, player }] of Object.entries(providers)) {
    const match = pattern.exec(host + pathname + video);
    if (match) return { provider, player: player(match, searchParams, language) };
  }
  return undefined;
}
