import { asyncRequestSchema } from '@keelstone/async/protocol';
import * as v from 'valibot';

/** What a form sent, by name: each name may come several times. */
export type Entered = ReadonlyMap<string, readonly string[]>;

/** Reads a body as browsers send it without script. */
export function readUrlEncoded(body: string): Entered {
  const entered = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(body)) {
    const values = entered.get(name);
    if (values) values.push(value);
    else entered.set(name, [value]);
  }
  return entered;
}

/** What A-1 sends: what was entered, and the stylesheets and scripts that the page has. */
type AsyncBody = { entered: Entered; assets: readonly string[] };

/** Reads a body as A-1 sends it; null when it is something else. */
export function readAsync(body: unknown): AsyncBody | null {
  const { success, output } = v.safeParse(asyncRequestSchema, body);
  if (!success) return null;
  const entries = Object.entries(output.fields);
  return {
    entered: new Map(entries.map(([name, value]) => [name, typeof value === 'string' ? [value] : value])),
    assets: output.pageState.assets,
  };
}

/** The one value of a name, or the first of several; empty when there is none. */
export const firstOf = (entered: Entered, name: string): string => entered.get(name)?.[0] ?? '';
