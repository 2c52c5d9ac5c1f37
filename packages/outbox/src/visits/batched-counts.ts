import type { FollowLogger } from '@keelstone/read-model';
import pg from 'pg';

const WRITE_AFTER_MS = 5_000;
const CONNECT_MS = 5_000;
const IDLE_MS = 10_000;

export type CounterOptions = {
  /** Of the site role, which may increment counts. */
  connectionString: string;
  logger: Pick<FollowLogger, 'warn'>;
  /** Milliseconds for which counts are collected before they are written. Default 5000. */
  writeAfterMs?: number;
};

/** A countable item, and how often it was counted. */
export type Counted<What> = { what: What; count: number };

type Kind<What> = {
  /** What is counted, in the plural, for the log. */
  name: string;
  /** The function of the database that stores them, in the schema `visits`: it takes an array for each column. */
  storedBy: string;
  columns: readonly (keyof What & string)[];
  /** The function adds up, so it takes the counts, too, as the last array. */
  addsUp: boolean;
};

function toStatement<What>(
  { storedBy, columns, addsUp }: Kind<What>,
  counted: readonly Counted<What>[],
): pg.QueryConfig {
  const values: unknown[][] = columns.map((column) => counted.map(({ what }) => what[column]));
  if (addsUp) values.push(counted.map(({ count }) => count));
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  return { text: `select visits.${storedBy}(${places})`, values };
}

/**
 * Collects counts in memory and writes them every few seconds, in one statement. If the database is unavailable,
 * they are written later; a process that is killed loses those of its last seconds.
 */
export class BatchedCounts<What> {
  readonly #pool: pg.Pool;
  readonly #options: CounterOptions;
  readonly #kind: Kind<What>;
  #counts = new Map<string, Counted<What>>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(kind: Kind<What>, options: CounterOptions) {
    this.#kind = kind;
    this.#options = options;
    this.#pool = new pg.Pool({
      connectionString: options.connectionString,
      max: 1,
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: IDLE_MS,
      application_name: 'keelstone visits',
    });
    // An idle connection was lost: the next write opens another one.
    this.#pool.on('error', () => {});
  }

  /** Adds to the count of an item. Items are equal if their JSON is. */
  add(what: What, count = 1): void {
    const key = JSON.stringify(what);
    const known = this.#counts.get(key);
    if (known) known.count += count;
    else this.#counts.set(key, { what, count });
    this.#writeLater();
  }

  /** Writes pending counts, and closes the connection. */
  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#write({ isLast: true });
    await this.#pool.end();
  }

  #writeLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#writing = this.#write({ isLast: false });
    }, this.#options.writeAfterMs ?? WRITE_AFTER_MS).unref();
  }

  async #write({ isLast }: { isLast: boolean }): Promise<void> {
    await this.#writing;
    const counted = [...this.#counts.values()];
    if (counted.length === 0) return;
    this.#counts = new Map();
    try {
      await this.#pool.query(toStatement(this.#kind, counted));
    } catch (error) {
      this.#takeBack(counted, { error, isLast });
    }
  }

  #takeBack(counted: readonly Counted<What>[], { error, isLast }: { error: unknown; isLast: boolean }): void {
    const end = isLast ? 'they are lost' : 'they will be written later';
    this.#options.logger.warn(
      { err: error, entries: counted.length },
      `${this.#kind.name} were not counted; ${end}.`,
    );
    if (isLast) return;
    for (const { what, count } of counted) this.add(what, count);
  }
}
