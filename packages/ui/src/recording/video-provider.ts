import type { RemoteVideo } from '@keelstone/model';

type Provider = RemoteVideo['provider'];

/** As they call themselves. */
export const PROVIDER_NAMES: Record<Provider, string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** Only from these a frame may come: the content security policy names them. */
export const FRAME_ORIGINS: Record<Provider, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

const isProvider = (name: string | undefined): name is Provider =>
  name !== undefined && Object.hasOwn(FRAME_ORIGINS, name);

/** Where the provider's player is, in its most sparing manner; undefined for a provider or an id that is none. */
export function embedUrl(provider: string | undefined, videoId: string | undefined): string | undefined {
  if (!isProvider(provider) || !videoId || !/^[\w-]{1,20}$/.test(videoId)) return undefined;
  const origin = FRAME_ORIGINS[provider];
  return provider === 'youtube'
    ? `${origin}/embed/${videoId}?autoplay=1&rel=0`
    : `${origin}/video/${videoId}?autoplay=1&dnt=1`;
}
