type Part = { id: number; size: number; value: unknown };

/** Below this many characters, a reference to another part is no shorter than the part. */
const SMALLEST_SHARED = 120;

const isPlain = (value: object) =>
  Array.isArray(value) || (Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value));

/** Finds out which parts of a value are equal. */
class Parts {
  readonly #ids = new Map<unknown, number>();
  readonly #values = new Map<number, object>();

  /** The part with this value, in which equal parts have become one object. */
  share(value: unknown): Part {
    if (typeof value !== 'object' || value === null) {
      const key = `${typeof value} ${String(value)}`;
      return {
        id: this.#idOf(typeof value === 'function' || typeof value === 'symbol' ? value : key),
        size: key.length,
        value,
      };
    }
    if (!isPlain(value)) return { id: this.#idOf(value), size: 0, value };
    const content = value as Record<string, unknown>;
    const keys: string[] = [Array.isArray(value) ? '[' : '{'];
    let size = 0;
    for (const name of Object.keys(content)) {
      const part = this.share(content[name]);
      if (part.value !== content[name]) content[name] = part.value;
      keys.push(`${name.length}:${name}=${part.id}`);
      size += name.length + part.size;
    }
    const id = this.#idOf(keys.join(' '));
    const first = this.#values.get(id);
    if (!first) this.#values.set(id, value);
    return { id, size, value: first && size >= SMALLEST_SHARED ? first : value };
  }

  #idOf(key: unknown): number {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#ids.set(key, this.#ids.size);
    return this.#ids.size - 1;
  }
}

/**
 * Makes equal parts of a tree of plain objects the same object, in place: React sends an object that occurs several
 * times once. What is not plain, such as React's elements, stays as it is.
 */
export function shareEqualParts(root: object): void {
  new Parts().share(root);
}
