/** Where the site serves uploads. */
const PREFIX = '/media/';

/** The path alone: a download's human name stands behind it. */
const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? url;

/** Calls `found` with the path of each medium that a published value names, as often as it does. */
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
 * Which uploads something published shows (C-16): its own picture with all its sizes, a file to download, captions, and
 * the pictures of what it shows of others. Counted, because many may show one.
 */
export class ShownMedia {
  readonly #counts = new Map<string, number>();

  /** @param path of the address, such as `/media/images/ridge-1a2b3c4d.webp` */
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
