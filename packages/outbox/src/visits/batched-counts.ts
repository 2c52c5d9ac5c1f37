import type { FollowLogger } from '@keelstone/read-model';
import pg from 'pg';

const WRITE_AFTER_MS = 5_000;
const CONNECT_MS = 5_000;
const IDLE_MS = 10_000;
/** More wait only while the database is away, for hours or because somebody invents keywords: a few megabytes. */
const MOST_ITEMS = 20_000;
/** Classes of SQLSTATE: a value that a column cannot have, or that a constraint forbids. It is refused each time. */
const REFUSED = /^2[23]/;

export type CounterOptions = {
  /** Of the site role, which may increment counts. */
  connectionString: string;
  logger: Pick<FollowLogger, 'warn'>;
  /** Milliseconds for which counts are collected before they are written. Default 5000. */
  writeAfterMs?: number;
};

/** A countable item, and how often it was counted. */
export type Counted<What> = { what: What; count: number };

/** What was not written, and why. */
type Failed<What> = { counted: readonly Counted<What>[]; reason: string };

/** The database refuses some of it for good; some can be written later. */
type Stored<What> = { refused?: Failed<What> | undefined; unwritten?: Failed<What> | undefined };

const join = <What>(a: Failed<What> | undefined, b: Failed<What> | undefined): Failed<What> | undefined =>
  a && b ? { ...a, counted: [...a.counted, ...b.counted] } : (a ?? b);

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

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** What is logged of an error: of one of the database its code only, because its details quote what visitors typed. */
const reasonOf = (error: unknown): string => codeOf(error) ?? (error as Error).message;

/**
 * Collects counts in memory and writes them every few seconds, in one statement. If the database is unavailable,
 * they are written later, up to 20,000 items; a process that is killed loses those of its last seconds. What the
 * database refuses is lost, without the others.
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
    else if (this.#counts.size < MOST_ITEMS) this.#counts.set(key, { what, count });
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
    const { refused, unwritten } = await this.#store(counted);
    if (refused) this.#warn(refused, 'the database refuses them, so they are lost');
    if (!unwritten) return;
    this.#warn(unwritten, isLast ? 'they are lost' : 'they will be written later');
    if (isLast) return;
    for (const { what, count } of unwritten.counted) this.add(what, count);
  }

  /** Writes counts; if the database refuses some, it gets them in ever smaller parts, until only those are left out. */
  async #store(counted: readonly Counted<What>[]): Promise<Stored<What>> {
    try {
      await this.#pool.query(toStatement(this.#kind, counted));
      return {};
    } catch (error) {
      const failed = { counted, reason: reasonOf(error) };
      if (!REFUSED.test(codeOf(error) ?? '')) return { unwritten: failed };
      if (counted.length === 1) return { refused: failed };
    }
    const middle = Math.ceil(counted.length / 2);
    const first = await this.#store(counted.slice(0, middle));
    const second = await this.#store(counted.slice(middle));
    return {
      refused: join(first.refused, second.refused),
      unwritten: join(first.unwritten, second.unwritten),
    };
  }

  #warn({ counted, reason }: Failed<What>, end: string): void {
    const about = { reason, entries: counted.length };
    this.#options.logger.warn(about, `${this.#kind.name} were not counted; ${end}.`);
  }
}
