import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import xliff from 'xliff';
import { escapeText } from '../tagged-text.ts';
import { readXliff, type XliffSegment } from './read-xliff.ts';
import { fingerprint, unitId, writeXliff, type XliffPage } from './write-xliff.ts';

/** Any text: also what XML cannot contain, and what looks like its markup. */
const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom(
    '<target>',
    ']]>',
    '&amp;',
    '&#13;',
    '\r',
    '\u0000',
    '\uFFFE',
    '\uD800',
    '<!DOCTYPE a>',
    '<1>',
    '\\',
  ),
);
const tagged: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      words.map(escapeText),
      fc
        .tuple(fc.integer({ min: 1, max: 9 }), words)
        .map(([number, text]) => `<${number}>${escapeText(text)}</${number}>`),
      fc.constantFrom('<3/>', '\n'),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));
const key = fc
  .array(fc.stringMatching(/^[A-Za-z0-9:_ä-]{1,8}$/), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('.'));
const field = fc.record({
  key,
  label: words,
  kind: fc.constant('rich' as const),
  state: fc.constantFrom('translated' as const, 'missing' as const),
  segments: fc.array(fc.tuple(tagged, tagged), { minLength: 1, maxLength: 4 }),
});
const page = fc.uniqueArray(field, { selector: (each) => each.key, maxLength: 5 }).map(
  (fields): XliffPage => ({
    original: 'page/12',
    source: 'en',
    target: 'de',
    fields: fields.map(({ segments, ...more }) => ({
      ...more,
      source: segments.map(([source]) => source),
      target: segments.map(([, target]) => target),
      restructured: null,
      codes: [],
    })),
  }),
);

const isBlank = (text: string) => text.trim() === '';
const expected = ({ fields }: XliffPage) =>
  fields.map(({ key: each, source, target }) => [
    unitId(each),
    source.map((text, index) => {
      const translation = target[index] ?? '';
      return { source: text, target: isBlank(translation) ? null : translation };
    }),
  ]);

const file = (content: string, attributes = 'version="2.1" srcLang="en" trgLang="de"') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${attributes}><file id="f" original="page/1">${content}</file></xliff>`;
const unit = (source: string, target = '') =>
  `<unit id="title"><segment><source>${source}</source>${target && `<target>${target}</target>`}</segment></unit>`;

describe('XLIFF', () => {
  it('C-10 is written and read without a difference, whatever the texts are', () => {
    fc.assert(
      fc.property(page, (written) => {
        const { units, exported, ...more } = readXliff(writeXliff(written));
        expect(more).toEqual({ original: 'page/12', source: 'en', target: 'de' });
        expect([...units]).toEqual(expected(written));
        // The same fingerprints, if nobody changes a target.
        const targets = ([id, segments]: [string, XliffSegment[]]) =>
          [id, segments.map(({ target }) => fingerprint(target))] as const;
        expect([...exported]).toEqual([...units].map(targets));
      }),
    );
  });

  it('C-10 is read by another program, and comes back from it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(
          fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-zäöü<>&"']{1,20}$/)),
          {
            selector: ([name]) => name,
            minLength: 1,
            maxLength: 5,
          },
        ),
        async (texts) => {
          const fields = texts.map(([name, text]) => ({
            key: name,
            label: name,
            state: 'missing' as const,
            kind: 'line' as const,
            source: [text],
            target: [''],
            restructured: null,
            codes: [],
          }));
          const written = writeXliff({ original: 'page/12', source: 'en', target: 'de', fields });
          const known = await xliff.xliff2js(written);
          const units = known.resources['page/12'] ?? known.resources.f1;
          for (const [name, text] of texts) {
            expect(units?.[name]?.source).toBe(text);
            Object.assign(units?.[name] ?? {}, { target: `${text}!` });
          }
          const back = readXliff(await xliff.js2xliff(known));
          expect([...back.units.values()].map(([segment]) => segment?.target)).toEqual(
            texts.map(([, text]) => escapeText(`${text}!`)),
          );
          // It knows nothing of what a file says about its export, and leaves it.
          expect(back.exported).toEqual(readXliff(written).exported);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('C-10 of other tools is read, with codes, markers, modules and notes of theirs', () => {
    const source = 'Read <sc id="1"/>the <mrk id="m" type="term">guide</mrk><ec startRef="1"/><ph id="2"/>';
    const more =
      '<notes><note>For <b xmlns="urn:x">them</b></note></notes><mtc:matches xmlns:mtc="urn:m"><mtc:match/></mtc:matches>';
    const { units } = readXliff(
      `\uFEFF${file(`<group id="g">${more}${unit(source, '<cp hex="0001"/>')}</group>`)}`,
    );
    expect([...units]).toEqual([['title', [{ source: 'Read <1>the guide</1><2/>', target: '\u0001' }]]]);
  });

  it('C-10 is read in moderate time, however many namespaces it declares', () => {
    const declared = (level: number) =>
      Array.from({ length: 49 }, (_, index) => `xmlns:a${level}.${index}="urn:x"`).join(' ');
    const opened = Array.from({ length: 45 }, (_, level) => `<group ${declared(level)}>`).join('');
    const xml = file(`${opened}${unit('a', 'b')}${'<note/>'.repeat(49_000)}${'</group>'.repeat(45)}`);
    expect([...readXliff(xml).units]).toEqual([['title', [{ source: 'a', target: 'b' }]]]);
  });

  it.each([
    [
      'an entity bomb',
      `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${file(unit('&b;'))}`,
      'document type',
    ],
    ['an external entity', `<!DOCTYPE x SYSTEM "file:///etc/passwd">${file(unit('a'))}`, 'document type'],
    ['an unknown entity', file(unit('&secret;')), 'no well-formed XML'],
    [
      'a style sheet',
      `<?xml-stylesheet href="http://example.com"?>${file(unit('a'))}`,
      'processing instructions',
    ],
    ['deep nesting', file('<group>'.repeat(60) + '</group>'.repeat(60)), 'more elements'],
    ['many elements', file(`<notes>${'<note/>'.repeat(60_000)}</notes>`), 'more elements'],
    [
      'many attributes',
      file(`<unit ${Array.from({ length: 400_000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
      'more elements',
    ],
    ['a prefix without a namespace', file('<x:unit id="title"/>'), 'no well-formed XML'],
    [
      'an attribute that the parser trips over',
      file('<unit hasOwnProperty="" id="a"/>'),
      'no well-formed XML',
    ],
    ['an endless declaration', file(`<!${'a'.repeat(4_000_000)}`), 'no well-formed XML'],
    ['an endless declaration after a space', file(`< !-${'a'.repeat(4_000_000)}`), 'no well-formed XML'],
    ['markup', file(unit('a', '<script>alert(1)</script>')), 'codes inside of texts'],
    ['foreign markup', file(unit('a', '<x:img xmlns:x="urn:x" src="x"/>')), 'codes inside of texts'],
    ['a code that is no number', file(unit('a', '<pc id="__proto__">a</pc>')), 'codes inside of texts'],
    ['a character beyond Unicode', file(unit('a', '<cp hex="110000"/>')), 'does not exist'],
    ['the same unit twice', file(unit('a') + unit('b')), 'twice'],
    ['two pages', file('').replace('</xliff>', '<file id="g"/></xliff>'), 'several pages'],
    [
      'an older version',
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>',
      'another version',
    ],
    ['a later version', file('', 'version="3.0"'), 'another version'],
    ['HTML', '<html><body/></html>', 'no XLIFF'],
    ['no XML', 'title = Titel', 'no well-formed XML'],
    ['nothing', '', 'no text'],
    ['half of a file', file(unit('a')).slice(0, -20), 'no well-formed XML'],
  ])('C-10 with %s is refused, with a reason', (_, xml, reason) => {
    expect(() => readXliff(xml)).toThrow(
      expect.objectContaining({ name: 'XliffError', message: expect.stringContaining(reason) }),
    );
  });

  it('C-10 is read or refused with a sentence, whatever a file has been turned into', () => {
    const good = writeXliff({
      original: 'page/12',
      source: 'en',
      target: 'de',
      fields: [
        {
          key: 'a',
          label: 'A',
          kind: 'rich',
          state: 'missing',
          source: ['a <1>b</1>'],
          target: ['c'],
          restructured: null,
          codes: [],
        },
      ],
    });
    const edit = fc.tuple(
      fc.nat(good.length),
      fc.nat(20),
      fc.oneof(fc.string(), fc.constantFrom('<', '&', '<pc id="1">', '</unit>')),
    );
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        let xml = good;
        for (const [at, length, text] of edits) xml = xml.slice(0, at) + text + xml.slice(at + length);
        try {
          readXliff(xml);
        } catch (error) {
          expect(error).toMatchObject({ name: 'XliffError' });
        }
      }),
    );
  });
});
