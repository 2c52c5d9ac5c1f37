import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { withoutValues } from './without-values.ts';

const VALUES = ['ada@keelstone.example', 'f00dfeed'];

/** As PostgreSQL's client throws it. */
const refusal = (code: string, message: string) =>
  Object.assign(new Error(message), {
    name: 'error',
    code,
    table: 'users',
    constraint: 'users_email_idx',
    detail: 'Key (email)=(ada@keelstone.example) already exists.',
    where: 'SQL function "store" with ada@keelstone.example',
  });

/** As Drizzle throws it: with a stack that begins with the message. */
function failedQuery(cause: Error, params = VALUES) {
  const query = 'update "users" set "email" = $1, "hash" = $2';
  return Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`, { cause }), { query, params });
}

/** What a log has of it: pino writes JSON of names that it knows, `console.error` everything. */
const shown = (logged: unknown) => {
  const safe = withoutValues(logged);
  return inspect(safe, { depth: 9, showHidden: true });
};

function expectNoValues(text: string) {
  for (const value of VALUES) expect(text).not.toContain(value);
}

describe('what is logged of a statement that the database refused', () => {
  it('C-11 has the statement, SQLSTATE, table and constraint, and no values', () => {
    const text = shown(failedQuery(refusal('23505', 'duplicate key value violates unique constraint')));
    expectNoValues(text);
    for (const kept of ['update "users" set', '23505', "'users'", 'users_email_idx', 'duplicate key value'])
      expect(text).toContain(kept);
    expect(text).toMatch(/at failedQuery \(.*without-values\.test/);
  });

  it('C-11 has no values of causes, of details, and of several errors together', () => {
    const failed = failedQuery(refusal('23505', 'duplicate'));
    const wrapped = new AggregateError([failed], 'All of it failed', {
      cause: new Error('Why', { cause: failed }),
    });
    const text = shown({ err: wrapped, id: 7 });
    expectNoValues(text);
    for (const kept of ['All of it failed', 'Why', '23505', 'id: 7']) expect(text).toContain(kept);
  });

  it('C-11 has no value that the message quotes', () => {
    const text = shown(refusal('22P02', 'invalid input syntax for type integer: "ada@keelstone.example"'));
    expectNoValues(text);
    expect(text).toContain('invalid input syntax for type integer: "…"');
  });

  it.each(['»ada@keelstone.example«', '« ada@keelstone.example »', '„ada@keelstone.example“'])(
    'C-11 has no value that a server quotes in its own language: %s',
    (quoted) => {
      const text = shown(failedQuery(refusal('22P02', `ungültige Eingabesyntax für Typ integer: ${quoted}`)));
      expectNoValues(text);
      expect(text).toContain('Typ integer: "…"');
    },
  );

  it('C-11 has no values in a text that repeats the message, or in a stack that is older than the message', () => {
    const failed = failedQuery(refusal('23505', 'duplicate'));
    expect(withoutValues(`It could not begin: ${failed.message}`)).toBe(
      'It could not begin: Failed query: update "users" set "email" = $1, "hash" = $2\nparams: …',
    );
    failed.message = 'Something else';
    const text = shown(failed);
    expectNoValues(text);
    expect(text).toMatch(/Something else\n +at failedQuery/);
  });

  it('C-11 says first why it failed, and has the beginning of a statement that is long', () => {
    const cause = refusal('53100', 'could not extend file "base/16384/16900": No space left on device');
    const query = `create table "page" (${'"column" text, '.repeat(10_000)}`;
    const message = `Failed query: ${query}\nparams: `;
    const failed = Object.assign(new Error(message, { cause }), { query, params: [] });
    const { err, msg } = withoutValues({ err: failed, msg: `Error running migration. ${message}` }) as {
      err: Error;
      msg: string;
    };
    expect(err.message).toMatch(
      /^could not extend file "base\/16384\/16900": No space left on device \(53100\)\nFailed query: create table/,
    );
    expect(err.stack).toMatch(/^Error: could not extend file/);
    expect((withoutValues(err) as Error).message).toBe(err.message);
    expect(msg).toContain('more characters)');
    expect(shown({ err, msg }).length).toBeLessThan(10_000);
  });

  it('C-11 has no values that look like the calls of a stack', () => {
    expectNoValues(shown(failedQuery(refusal('23505', 'duplicate'), [...VALUES, 'x\n    at f00dfeed'])));
  });
});

describe('anything else that is logged', () => {
  it('is as it was, and so is what was passed', () => {
    const request = { url: '/', message: 'No error' };
    expect(withoutValues({ request, nid: 3 })).toEqual({ request, nid: 3 });
    expect(withoutValues('Ready')).toBe('Ready');
    expect(withoutValues(null)).toBeNull();
    const failed = failedQuery(refusal('23505', 'duplicate'));
    withoutValues(failed);
    expect(failed.params).toBe(VALUES);
    expect(failed.message).toContain(VALUES[0]);
  });

  it('may refer to itself', () => {
    const error = new Error('Round and round');
    error.cause = error;
    expect(shown(error)).toContain('[Circular');
  });
});
