import type { RemoteVideo } from '@keelstone/model';

type Provider = RemoteVideo['provider'];

/** The providers' own spelling of their names. */
export const PROVIDER_NAMES: Record<Provider, string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** The only allowed origins of frames: the content security policy lists them. */
export const FRAME_ORIGINS: Record<Provider, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

const isProvider = (name: string | undefined): name is Provider =>
  name !== undefined && Object.hasOwn(FRAME_ORIGINS, name);

/** The URL of the provider's player in its most privacy-friendly mode; undefined for an invalid provider or id. */
export function embedUrl(provider: string | undefined, videoId: string | undefined): string | undefined {
  if (!isProvider(provider) || !videoId || !/^[\w-]{1,20}$/.test(videoId)) return undefined;
  const origin = FRAME_ORIGINS[provider];
  return provider === 'youtube'
    ? `${origin}/embed/${videoId}?autoplay=1&rel=0`
    : `${origin}/video/${videoId}?autoplay=1&dnt=1`;
}
