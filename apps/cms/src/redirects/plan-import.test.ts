import { describe, expect, it } from 'vitest';
import { MAX_LINES, UnreadableFileError } from '../csv/read-csv.ts';
import { findChainError } from './find-chain-error.ts';
import { planImport, readRedirectLines } from './plan-import.ts';

const read = (text: string) => readRedirectLines(new TextEncoder().encode(text));
const words = (text: string) => read(text).map(({ from, to, status }) => [from, to, status].join(' '));

describe('readRedirectLines', () => {
  it.each([
    ['commas', 'from,to,status\n/a,/b,302\n'],
    ['semicolons, as German spreadsheets write them', 'from;to;status\r\n/a;/b;302\r\n'],
    ['tabs', 'from\tto\tstatus\n/a\t/b\t302'],
    ['a byte order mark', '\uFEFFfrom,to,status\n/a,/b,302\n'],
    ['quotes', '"from","to","status"\n"/a","/b","302"\n'],
    ['capitals and spaces', ' From , TO ,Status\n /a , /b , 302 \n'],
    ['another order, and columns of no concern', 'status,note,to,from\n302,moved,/b,/a\n'],
    ['empty cells beyond the columns', 'from,to,status\n/a,/b,302,,\n'],
    ['empty lines', 'from,to,status\n\n/a,/b,302\n,,\n\n'],
    ['empty lines before the names', '\r\n\r\nfrom,to,status\r\n/a,/b,302\r\n'],
  ])('C-6 reads %s', (_, text) => expect(words(text)).toEqual(['/a /b 302']));

  it('C-6 takes a redirect without a status for one for good', () => {
    expect(words('from,to\n/a,/b\n')).toEqual(['/a /b 301']);
    expect(words('from,to,status\n/a,/b\n/c,/d,\n')).toEqual(['/a /b 301', '/c /d 301']);
  });

  it('C-6 keeps commas and line breaks inside of quotes, and knows the lines', () => {
    const lines = read('from,to\n"/a","https://x.example/?a=1,2"\n"/b\n",/c\n/d,/e\n');
    expect(lines[0]?.to).toBe('https://x.example/?a=1,2');
    expect(lines.map(({ line }) => line)).toEqual([2, 3, 5]);
  });

  it('C-6 names the line where a row begins, after values and rows of any number of lines', () => {
    const windows = '\r\n\r\nfrom;to;status\r\n/a;"/ü\r\n";301\r\n \r\n;;\r\n"/b\n";"/c\n\n";\r\n/d;/e;';
    expect(read(windows).map(({ from, line }) => [from.trim(), line])).toEqual([
      ['/a', 4],
      ['/b', 8],
      ['/d', 12],
    ]);
    expect(() => read('from,to\n"/a\n",/b\n/c,"/d\n",/e\n')).toThrow('Line 4 has more cells');
  });

  it('C-6 reads what Windows writes', () => {
    const latin = Uint8Array.from(Buffer.from('from;to\n/stra\xdfe;/strasse\n', 'latin1'));
    expect(readRedirectLines(latin)[0]?.from).toBe('/straße');
    const utf16 = Uint8Array.from(Buffer.from('\uFEFFfrom\tto\n/straße\t/strasse\n', 'utf16le'));
    expect(readRedirectLines(utf16)[0]?.from).toBe('/straße');
  });

  it.each([
    ['no names', '/a,/b\n', 'lacks from and to'],
    ['another name', 'from,target\n/a,/b\n', 'lacks to'],
    ['names alone', 'from,to\n', 'no redirects'],
    ['nothing', '', 'no redirects'],
    [
      'an open quote',
      'from,to\n\n"/a,/b\n/c,/d\n',
      'not a table as spreadsheets save it: the quotation marks in line 3',
    ],
    ['a quotation mark inside', 'from,to\n"/é\n",/b\n/c"c,/d\n', 'the quotation marks in line 4'],
    ['an open quote in a long file', `from,to\n/a,/b\n"/c,/d\n${'/e,/f\n'.repeat(2000)}`, 'Line 3 is longer'],
    ['too many lines', `from,to\n${'/a,/b\n'.repeat(MAX_LINES + 1)}`, '10001 redirects'],
    ['an endless line', `from,to\n/a,/${'b'.repeat(20_000)}\n`, 'Line 2 is longer'],
    ['a comma without quotes', 'from,to\n/a,/b\n/c,https://x.example/?a=1,2\n', 'Line 3 has more cells'],
    ['a column named twice', 'from,to,To\n/a,/b,/c\n', 'column “to” twice'],
    ['a line separated otherwise', 'from,to\n/a,/b\n/c;/d\n', 'Line 3 separates'],
  ])('C-6 says what is wrong with %s', (_, text, reason) => {
    expect(() => read(text)).toThrow(UnreadableFileError);
    expect(() => read(text)).toThrow(reason);
  });
});

describe('planImport', () => {
  const executor = { query: async () => ({ rows: [] }) };
  const plan = (redirects: [string, string][]) =>
    planImport(
      redirects.map(([from, to], index) => ({ line: index + 2, from, to, status: '301' })),
      { executor, siteUrl: 'https://site.example' },
    );
  const chain = (length: number, end: string) =>
    Array.from({ length }, (_, index): [string, string] => [
      `/p${index}`,
      index === length - 1 ? end : `/p${index + 1}`,
    ]);

  it('C-6 gives each line of a long chain its reason, and names a part of the chain', async () => {
    const planned = await plan(chain(MAX_LINES, '/End?x=1'));
    expect(planned[0]?.reason).toBe(
      '/p1 redirects to /p2 already, so visitors would be sent on twice: /p0 → /p1 → /p2 → /p3 → /p4 → … → /End?x=1. Point to /End?x=1.',
    );
    expect(planned.at(-6)?.reason).toContain('/p9994 → /p9995 → /p9996 → /p9997 → /p9998 → … → /End?x=1.');
    expect(planned.at(-5)?.reason).toContain('/p9995 → /p9996 → /p9997 → /p9998 → /p9999 → /End?x=1.');
    expect(planned.at(-1)?.reason).toContain('/p9998 → /p9999 → /End?x=1. Point /p9998 to /End?x=1 first.');
    expect(Math.max(...planned.map(({ reason = '' }) => reason.length))).toBeLessThan(250);
    expect(planned.every(({ outcome }) => outcome === 'refused')).toBe(true);
  });

  it('C-6 gives each line of a long circle, and of a chain into it, its reason', async () => {
    const planned = await plan([...chain(MAX_LINES - 2, '/p0'), ['/x', '/y'], ['/y', '/p3']]);
    expect(planned[0]?.reason).toContain('circle: /p0 → /p1 → /p2 → /p3 → /p4 → … → /p0.');
    expect(planned[5]?.reason).toContain('circle: /p5 → /p6 → /p7 → /p8 → /p9 → … → /p5.');
    expect(planned.at(-2)?.reason).toContain('circle: /x → /y → /p3 → /p4 → /p5 → … → /p3.');
    expect(planned.every(({ reason = '' }) => reason.length > 0 && reason.length < 250)).toBe(true);
  });

  it('C-6 follows each redirect of a file once', async () => {
    let steps = 0;
    const count = <T>(value: T): T => {
      steps += 1;
      return value;
    };
    const redirects = new Map(chain(1000, '/end'));
    const graph = { to: (path: string) => count(redirects.get(path)), from: () => undefined };
    const ends = new Map();
    for (const [from, to] of redirects) findChainError({ from, to }, graph, ends);
    expect(steps).toBeLessThan(10_000);
  });
});
