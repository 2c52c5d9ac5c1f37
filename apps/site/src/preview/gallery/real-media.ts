import { type Media, mediaSchema } from '@keelstone/model';
import * as v from 'valibot';

/** Media that are published, by their kind. */
export type MediaPool = Readonly<Record<Media['kind'], Media[]>>;

/** So many of a kind that examples do not look alike. */
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

/** Finds media in what is published. */
export function mediaOf(published: Iterable<unknown>): MediaPool {
  const pool: MediaPool = { image: [], svg: [], audio: [], video: [], remote_video: [], file: [] };
  for (const value of published) collect(value, pool);
  return pool;
}

/** What an example says of its medium stays; where it lies, and how large it is, is the published one's. */
function exchange(example: Media, real: Media): Media {
  const words = 'alt' in example ? { alt: example.alt } : { title: example.title };
  return { ...real, ...words } as Media;
}

/** Examples name media that do not exist: this gives them published ones of the same kind, one after the other. */
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
    // A film that stays has a poster that need not.
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, dress(inside)]));
  };
  return dress(example) as T;
}
