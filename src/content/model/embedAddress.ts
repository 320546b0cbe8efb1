/** A video at a provider whose player the site can embed. */
export interface EmbedAddress {
  provider: 'YouTube' | 'Vimeo' | 'Loom' | 'Wistia';
  /** The player's origin, for the content security policy. */
  origin: string;
  /** The player's privacy-friendlier address, with autoplay. */
  player: string;
}

function youtubeId(url: URL): string | undefined {
  if (url.hostname === 'youtu.be') return /^\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  if (!/^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/.test(url.hostname)) return undefined;
  if (url.pathname === '/watch') return url.searchParams.get('v') ?? undefined;
  return /^\/(?:shorts|embed|live)\/([^/]+)\/?$/.exec(url.pathname)?.[1];
}

function youtube(url: URL): EmbedAddress | undefined {
  const id = youtubeId(url);
  if (id === undefined || !/^[\w-]{11}$/.test(id)) return undefined;
  // The players of a playlist and a channel, whose names are as long as a video's id.
  if (id === 'videoseries' || id === 'live_stream') return undefined;
  const origin = 'https://www.youtube-nocookie.com';
  const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  const from = start === 0 ? '' : `&start=${start}`;
  return { provider: 'YouTube', origin, player: `${origin}/embed/${id}?autoplay=1&rel=0${from}` };
}

/** The start time in a YouTube address, in seconds: `90`, `90s` and `1m30s` are the same; 0 if there is none. */
function seconds(time: string): number {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time);
  const [hours, minutes, rest] = (match?.slice(1) ?? []).map((part) => Number(part ?? 0));
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (rest ?? 0);
}

function vimeo(url: URL): EmbedAddress | undefined {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)) return undefined;
  const match = /^\/(?:video\/|channels\/[\w-]+\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname);
  if (match === null) return undefined;
  const origin = 'https://player.vimeo.com';
  const key = match[2] ?? url.searchParams.get('h');
  const secret = key !== null && /^[0-9a-f]+$/.test(key) ? `&h=${key}` : '';
  return {
    provider: 'Vimeo',
    origin,
    player: `${origin}/video/${match[1]}?autoplay=1&dnt=1${secret}`,
  };
}

function loom(url: URL): EmbedAddress | undefined {
  if (!/^(?:www\.)?loom\.com$/.test(url.hostname)) return undefined;
  const id = /^\/(?:share|embed)\/([0-9a-f]{32})\/?$/.exec(url.pathname)?.[1];
  if (id === undefined) return undefined;
  const origin = 'https://www.loom.com';
  return { provider: 'Loom', origin, player: `${origin}/embed/${id}?autoplay=1` };
}

function wistia(url: URL): EmbedAddress | undefined {
  if (!/^(?:[a-z0-9-]+\.)?wistia\.(?:com|net)$/.test(url.hostname)) return undefined;
  const id = /^\/(?:medias|embed\/iframe)\/([a-z0-9]{10})\/?$/.exec(url.pathname)?.[1];
  if (id === undefined) return undefined;
  const origin = 'https://fast.wistia.net';
  return {
    provider: 'Wistia',
    origin,
    player: `${origin}/embed/iframe/${id}?autoPlay=true&doNotTrack=true`,
  };
}

/**
 * Turns the address of a video, as copied at YouTube, Vimeo, Loom or Wistia, into that of its player. Returns undefined
 * unless it is an https address of a single video at one of them.
 */
export function embedAddress(address: string): EmbedAddress | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') {
    return undefined;
  }
  return youtube(url) ?? vimeo(url) ?? loom(url) ?? wistia(url);
}
