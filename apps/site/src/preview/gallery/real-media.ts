import { type Media, mediaSchema } from '@keelstone/model';
import * as v from 'valibot';

/** Published media, by kind. */
export type MediaPool = Readonly<Record<Media['kind'], Media[]>>;

/** Enough of each kind that examples do not all look alike. */
const ENOUGH = 12;

const isMedia = (value: object): value is Media => v.is(mediaSchema, value);

function collect(value: unknown, pool: MediaPool): void {
  if (typeof value !== 'object' || value === null) return;
  if (!isMedia(value)) {
    for (const inside of Object.values(value)) collect(inside, pool);
    return;
  }
  const known = pool[value.kind];
  if (known.length < ENOUGH && known.every(({ id }) => id !== value.id)) known.push(value);
}

/** Collects the media in published content. */
export function mediaOf(published: Iterable<unknown>): MediaPool {
  const pool: MediaPool = { image: [], svg: [], audio: [], video: [], remote_video: [], file: [] };
  for (const value of published) collect(value, pool);
  return pool;
}

/** Keeps the example's texts, and takes URL and size from the published medium. */
function exchange(example: Media, real: Media): Media {
  const words = 'alt' in example ? { alt: example.alt } : { title: example.title };
  return { ...real, ...words } as Media;
}

/** Examples refer to media that do not exist: this replaces them by published ones of the same kind, in turn. */
export function withRealMedia<T>(example: T, pool: MediaPool): T {
  const used = new Map<Media['kind'], number>();
  const next = ({ kind }: Media): Media | undefined => {
    const turn = used.get(kind) ?? 0;
    used.set(kind, turn + 1);
    return pool[kind][turn % pool[kind].length];
  };
  const dress = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(dress);
    if (typeof value !== 'object' || value === null) return value;
    const real = isMedia(value) ? next(value) : undefined;
    if (real) return exchange(value as Media, real);
    // A video that is not replaced may have a poster that is.
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, dress(inside)]));
  };
  return dress(example) as T;
}
