/** A video at a provider whose player the site can embed. */
interface EmbedAddress {
  provider: string;
  /** The player's privacy-friendlier address, with autoplay and, where the provider has a setting for it, captions. */
  player: string;
}

/**
 * By provider: turns the address of a single video into that of its player; undefined for any other address. On
 * captions: https://developers.google.com/youtube/player_parameters#cc_load_policy,
 * https://developer.vimeo.com/player/sdk/embed, https://docs.wistia.com/docs/embed-options-and-plugins. Loom has no
 * setting for them.
 */
const players: Readonly<Record<string, (url: URL, language: string) => string | undefined>> = {
  YouTube(url) {
    const id = youtubeId(url);
    // The players of playlists and channels have names as long as a video's id.
    if (!/^(?!videoseries|live_stream)[\w-]{11}$/.test(id)) return undefined;
    const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
    const from = start === 0 ? '' : `&start=${start}`;
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&cc_load_policy=1${from}`;
  },
  Vimeo({ hostname, pathname, searchParams }, language) {
    if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
    const match = /^\/(?:video\/|channels\/[\w-]+\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname);
    if (match === null) return undefined;
    const key = match[2] ?? searchParams.get('h') ?? '';
    const secret = /^[0-9a-f]+$/.test(key) ? `&h=${key}` : '';
    return `https://player.vimeo.com/video/${match[1]}?autoplay=1&dnt=1&texttrack=${language}${secret}`;
  },
  Loom({ hostname, pathname }) {
    if (!/^(?:www\.)?loom\.com$/.test(hostname)) return undefined;
    const id = /^\/(?:share|embed)\/([0-9a-f]{32})\/?$/.exec(pathname)?.[1];
    return id && `https://www.loom.com/embed/${id}?autoplay=1`;
  },
  Wistia({ hostname, pathname }) {
    if (!/^(?:[a-z0-9-]+\.)?wistia\.(?:com|net)$/.test(hostname)) return undefined;
    const id = /^\/(?:medias|embed\/iframe)\/([a-z0-9]{10})\/?$/.exec(pathname)?.[1];
    const settings = 'autoPlay=true&doNotTrack=true&plugin%5Bcaptions-v1%5D%5BonByDefault%5D=true';
    return id && `https://fast.wistia.net/embed/iframe/${id}?${settings}`;
  },
};

function youtubeId({ hostname, pathname, searchParams }: URL): string {
  if (hostname === 'youtu.be') return /^\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  if (!/^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/.test(hostname)) return '';
  if (pathname === '/watch') return searchParams.get('v') ?? '';
  return /^\/(?:shorts|embed|live)\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
}

/** The start time in a YouTube address, in seconds: `90`, `90s` and `1m30s` are the same; 0 if there is none. */
function seconds(time: string): number {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time);
  const [hours = 0, minutes = 0, rest = 0] = (match?.slice(1) ?? []).map((part) =>
    Number(part ?? 0),
  );
  return (hours * 60 + minutes) * 60 + rest;
}

/**
 * Turns the address of a video, as copied at YouTube, Vimeo, Loom or Wistia, into that of its player. Returns undefined
 * unless it is an https address of a single video at one of them.
 *
 * @param language that of the captions
 */
export function embedAddress(address: string, language = ''): EmbedAddress | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return undefined;
  for (const [provider, playerOf] of Object.entries(players)) {
    const player = playerOf(url, language);
    if (player !== undefined) return { provider, player };
  }
  return undefined;
}
