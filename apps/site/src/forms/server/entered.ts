import { PAGE_STATE_FIELD } from '@keelstone/async/protocol';
import { asyncRequestSchema, pageStateSchema } from '@keelstone/async/request';
import * as v from 'valibot';

const pageStateTextSchema = v.pipe(v.string(), v.parseJson(), pageStateSchema);

/** The values that a form sent, by name: each name may occur several times. */
export type Entered = ReadonlyMap<string, readonly string[]>;

/** More values of one field than any form has. Each is cleaned, and compared with those of conditions. */
export const MOST_VALUES = 200;

/** Adds a value to those of its name, except for one too many. */
export function enter(entered: Map<string, string[]>, name: string, value: string): void {
  const values = entered.get(name);
  if (!values) entered.set(name, [value]);
  else if (values.length < MOST_VALUES) values.push(value);
}

/** Parses a URL-encoded body, which browsers send without scripts. */
export function readUrlEncoded(body: string): Entered {
  const entered = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(body)) enter(entered, name, value);
  return entered;
}

/**
 * The body of an asynchronous request: the values, and the stylesheets and scripts that the page has
 * loaded.
 */
type AsyncBody = { entered: Entered; assets: readonly string[] };

/** Parses the body of an asynchronous request; null if it is invalid. */
export function readAsync(body: unknown): AsyncBody | null {
  // A value of a wrong kind is enough: there may be a hundred thousand.
  const { success, output } = v.safeParse(asyncRequestSchema, body, { abortEarly: true });
  if (!success) return null;
  const entries = Object.entries(output.fields);
  return {
    entered: new Map(entries.map(([name, value]) => [name, [value].flat().slice(0, MOST_VALUES)])),
    assets: output.pageState.assets,
  };
}

/** Parses what a form with files sent; null if it is invalid. Scripts add the page's state to it. */
export function readPageState(entered: Entered): { isAsync: boolean; assets: readonly string[] } | null {
  const text = firstOf(entered, PAGE_STATE_FIELD);
  if (text === '') return { isAsync: false, assets: [] };
  const { success, output } = v.safeParse(pageStateTextSchema, text);
  return success ? { isAsync: true, assets: output.assets } : null;
}

/** The first value of a name; empty if there is none. */
export const firstOf = (entered: Entered, name: string): string => entered.get(name)?.[0] ?? '';
