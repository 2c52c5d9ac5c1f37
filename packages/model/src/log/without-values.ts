type ErrorLike = Error & Record<string, unknown>;

/** Also of another realm, where `Error` is another class. */
function isError(value: unknown): value is ErrorLike {
  const { message, stack } = (value ?? {}) as Partial<Error>;
  return typeof message === 'string' && typeof stack === 'string';
}

/**
 * Properties with values of a statement: those of Drizzle's errors, and of PostgreSQL's, whose `detail` quotes rows and
 * keys, and whose `where` and `internalQuery` quote arguments and statements of functions.
 */
const WITH_VALUES = new Set(['params', 'parameters', 'detail', 'where', 'internalQuery']);
/** Copied on their own. */
const PARTS_OF_ERRORS = new Set(['message', 'stack', 'cause']);

/** SQLSTATE class 22, whose messages quote the value that is not valid. */
const QUOTES_VALUE = /^22[0-9A-Z]{3}$/;

/** In the quotation marks of the server's language. */
const QUOTED = /["«»„“”‹›][\s\S]*["«»„“”‹›]/;

/** Of the statement: the initial migration is a statement of 146,000 characters. */
const STATEMENT_LIMIT = 500;
/** Less is not cut: neither is what says how much was cut, when an error comes here a second time. */
const LEAST_CUT = 50;

function cutStatement(statement: string): string {
  const rest = statement.length - STATEMENT_LIMIT;
  return rest > LEAST_CUT ? `${statement.slice(0, STATEMENT_LIMIT)} … (${rest} more characters)` : statement;
}

/** Drizzle appends all parameters, which may have any characters, so the text ends with them. */
const cutQuery = (text: string): string =>
  text.replace(
    /Failed query: ([\s\S]*?)\nparams: [\s\S]*/,
    (_all, statement: string) => `Failed query: ${cutStatement(statement)}\nparams: …`,
  );

function ownMessageOf({ message, code }: ErrorLike): string {
  const isQuoted = typeof code === 'string' && QUOTES_VALUE.test(code);
  return cutQuery(isQuoted ? message.replace(QUOTED, '"…"') : message);
}

/** Drizzle's message says only that a statement has failed. Why comes first, because it may be all that is read. */
function messageOf(error: ErrorLike): string {
  const message = ownMessageOf(error);
  const { query, cause } = error;
  if (typeof query !== 'string' || !isError(cause)) return message;
  const why = `${ownMessageOf(cause) || cause.name}${cause.code ? ` (${cause.code})` : ''}`;
  // What has been through here once has it already.
  return message.startsWith(why) ? message : `${why}\n${message}`;
}

/** A stack begins with the message of when it was made. If that is another one, nothing but its calls is safe to keep. */
function stackOf({ name, stack = '', message }: ErrorLike, said: string): string {
  const at = stack.indexOf(message);
  if (at >= 0) return stack.slice(0, at) + said + cutQuery(stack.slice(at + message.length));
  return `${name}: ${said}${/(?:\n +at [^\n]*)*$/.exec(stack)?.[0]}`;
}

function copyError(error: ErrorLike, known: Map<object, object>): object {
  const before = known.get(error);
  if (before) return before;
  const copy = Object.create(Object.getPrototypeOf(error));
  known.set(error, copy);
  const set = (name: string, value: unknown, enumerable = false) =>
    Object.defineProperty(copy, name, { value, enumerable, configurable: true, writable: true });
  const message = messageOf(error);
  set('message', message);
  set('stack', stackOf(error, message));
  if (error.cause !== undefined) set('cause', copyBelow(error.cause, known));
  if (Array.isArray(error.errors)) set('errors', copyBelow(error.errors, known));
  for (const [name, value] of Object.entries(error)) {
    if (WITH_VALUES.has(name) || PARTS_OF_ERRORS.has(name)) continue;
    const isStatement = name === 'query' && typeof value === 'string';
    set(name, isStatement ? cutStatement(value) : copyBelow(value, known), true);
  }
  return copy;
}

function copyBelow(value: unknown, known: Map<object, object>): unknown {
  if (typeof value === 'string') return cutQuery(value);
  if (Array.isArray(value)) return value.map((each) => copyBelow(each, known));
  return isError(value) ? copyError(value, known) : value;
}

/**
 * What may be logged of what is about to be: without the values of statements that the database refused, which may be
 * anything that staff or visitors typed, and hashes of passwords. The beginning of the statement, its SQLSTATE, table
 * and constraint stay.
 *
 * @param logged an argument of a logger or of `console.error`: an error, details that have errors, or text
 * @returns the same, or a copy; what was passed is never changed
 */
export function withoutValues(logged: unknown): unknown {
  const known = new Map<object, object>();
  const isDetails =
    logged !== null && typeof logged === 'object' && Object.getPrototypeOf(logged) === Object.prototype;
  if (!isDetails || isError(logged)) return copyBelow(logged, known);
  return Object.fromEntries(Object.entries(logged).map(([name, value]) => [name, copyBelow(value, known)]));
}

/** Hooks for pino. A serializer would not do: pino takes the message of an error for that of the line, too. */
export const WITHOUT_VALUES = {
  logMethod<Arguments extends unknown[]>(
    this: unknown,
    args: Arguments,
    method: (this: never, ...args: Arguments) => void,
  ): void {
    Reflect.apply(method, this, args.map(withoutValues));
  },
};
