import { say } from '@keelstone/languages/say.ts';
import type { RemoteVideo } from '@keelstone/model';

type Provider = RemoteVideo['provider'];
export type KnownVideo = { provider: Provider; videoId: string };

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;

/** Thrown for a URL that is not a supported video. The message is for the editor. */
export class VideoAddressError extends Error {
  constructor(reason: string) {
    super(say('This is no address of a film at YouTube or Vimeo, because {reason}', { reason }));
    this.name = 'VideoAddressError';
  }
}

function parseAddress(address: string): URL {
  const url = URL.parse(address.trim());
  if (url && (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.port)
    return url;
  throw new VideoAddressError(
    say('it does not begin with https://. Copy it from your browser’s address bar.'),
  );
}

function readYouTubeId({ hostname, pathname, searchParams }: URL): string {
  const [, first = '', second = ''] = pathname.split('/');
  const id = hostname === 'youtu.be' ? first : first === 'watch' ? (searchParams.get('v') ?? '') : second;
  const leadsToFilm = hostname === 'youtu.be' || ['watch', 'embed', 'live', 'shorts'].includes(first);
  if (leadsToFilm && YOUTUBE_ID.test(id)) return id;
  throw new VideoAddressError(
    say(
      'it leads to a channel, a list or a page of YouTube. Open the film, and copy the address from there.',
    ),
  );
}

function readVimeoId({ pathname }: URL): string {
  const parts = pathname.split('/').filter(Boolean);
  const position = parts.findIndex((part) => VIMEO_ID.test(part));
  const id = parts[position];
  const rest = parts.slice(position + 1);
  if (id && rest.length === 0) return id;
  throw new VideoAddressError(
    id
      ? say(
          'the film is unlisted at Vimeo, so that others cannot open it. Make it public there, and paste its address again.',
        )
      : say('it leads to a page of Vimeo that is no film. Open the film, and copy the address from there.'),
  );
}

/**
 * Parses the URL of a video. The provider is not contacted: the URL contains all that is needed.
 *
 * @throws VideoAddressError with the reason, for anything that is not a video at one of the two providers
 */
export function readVideoAddress(address: string): KnownVideo {
  const url = parseAddress(address);
  if (url.hostname === 'youtu.be' || YOUTUBE_HOSTS.includes(url.hostname)) {
    return { provider: 'youtube', videoId: readYouTubeId(url) };
  }
  if (VIMEO_HOSTS.includes(url.hostname)) return { provider: 'vimeo', videoId: readVimeoId(url) };
  throw new VideoAddressError(
    say('it leads to {hostname}. Upload the film as a video instead.', { hostname: url.hostname }),
  );
}

/** The URL of a video on its provider's site. */
export const watchUrlOf = ({ provider, videoId }: KnownVideo): string =>
  provider === 'youtube' ? `https://www.youtube.com/watch?v=${videoId}` : `https://vimeo.com/${videoId}`;
