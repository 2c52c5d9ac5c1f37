/** Where the site serves uploads. */
const PREFIX = '/media/';

/** The path of a URL: a download's URL carries its display name in the query. */
const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? url;

/** Calls `found` with the path of each upload in a published value, once for each occurrence. */
function eachMedium(value: unknown, found: (path: string) => void): void {
  if (typeof value === 'string') {
    if (value.startsWith(PREFIX)) found(pathOf(value));
  } else if (Array.isArray(value)) {
    for (const item of value) eachMedium(item, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const key in value) eachMedium((value as Record<string, unknown>)[key], found);
  }
}

/**
 * Which uploads are used by published content (C-16): a node's own picture in all sizes, downloads, captions,
 * and the pictures of nodes it refers to. Reference-counted, because several items may use the same upload.
 */
export class ShownMedia {
  readonly #counts = new Map<string, number>();

  /** @param path of the URL, such as `/media/images/ridge-1a2b3c4d.webp` */
  has(path: string): boolean {
    return this.#counts.has(path);
  }

  add(published: unknown): void {
    eachMedium(published, (path) => this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1));
  }

  /** @param published the value that was added, unchanged */
  remove(published: unknown): void {
    eachMedium(published, (path) => {
      const count = (this.#counts.get(path) ?? 0) - 1;
      if (count > 0) this.#counts.set(path, count);
      else this.#counts.delete(path);
    });
  }
}
