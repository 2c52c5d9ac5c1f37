import { type SanitizedConfig, ValidationError } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openConfiguration, PATIENCE_MS } from '../app/open-configuration.fixture.ts';
import { plain, rich } from '../translation/stored-text.fixture.ts';
import { refuseMalformed } from './refuse-malformed.ts';

let config: SanitizedConfig;

beforeAll(async () => {
  config = await openConfiguration();
}, PATIENCE_MS);

/** The path and the message of the refusal; undefined if there is none. */
function refusalOf(data: unknown, { slug = 'page' } = {}) {
  const collection = config.collections.find((each) => each.slug === slug);
  try {
    refuseMalformed({ args: { data }, collection } as never);
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.data.errors.map(({ path, message }) => [path, message]);
  }
}

const headline = { blockType: 'headline', heading: 'Heading' };
const noTime = 'There is no such day or time. Give one that exists, up to the year 9999.';
const noText = 'This is no formatted text, which is an object with a root.';
const noPart = (kind: string) => `This text has a part of the kind “${kind}” that cannot be read.`;
const noKind = expect.stringMatching(/^This block is of no kind .* Set blockType to one of .*headline/);

describe('a save', () => {
  it.each<[string, unknown, unknown]>([
    ['sections that are no list', { sections: { 0: headline } }, ['sections', 'This is no list of blocks.']],
    ['a section of an unknown kind', { sections: [headline, { blockType: 'nope' }] }, ['sections.1', noKind]],
    ['a section without a kind', { sections: [{}] }, ['sections.0', noKind]],
    ['a section that is no object', { sections: [[]] }, ['sections.0', noKind]],
    ['30 February', { created: '2027-02-30T10:00:00Z' }, ['created', noTime]],
    ['29 February of a common year', { created: '2027-02-29' }, ['created', noTime]],
    ['the thirteenth month', { created: '2027-13-01' }, ['created', noTime]],
    ['a year of five digits', { created: '+010000-01-01T00:00:00Z' }, ['created', noTime]],
    ['milliseconds of such a year', { created: 1e15 }, ['created', noTime]],
    ['words in the place of a date', { created: 'tomorrow' }, ['created', noTime]],
    ['a list in the place of words', { title: ['no title'] }, ['title', 'This is no text.']],
    [
      'an object in the place of words',
      { meta: { description: { a: 1 } } },
      ['meta.description', 'This is no text.'],
    ],
    [
      'a number in the place of a heading',
      { sections: [{ blockType: 'headline', heading: 5 }] },
      ['sections.0.heading', 'This is no text.'],
    ],
    [
      'a row that is none',
      { sections: [{ blockType: 'accordion', items: [null] }] },
      ['sections.0.items.0', expect.stringMatching(/^This is no row/)],
    ],
    ['words in the place of a text', { body: 'words' }, ['body', noText]],
    ['a text without a root', { body: {} }, ['body', noText]],
    ['a text with another root', { body: { root: { type: 'paragraph' } } }, ['body', noText]],
    ['a part of an unknown kind', { body: rich({ type: 'evil' }) }, ['body', noPart('evil')]],
    [
      'a part that is nothing',
      { body: { root: { type: 'root', children: [null] } } },
      ['body', noPart('undefined')],
    ],
    [
      'parts that are no list',
      { body: rich({ type: 'paragraph', children: {} }) },
      ['body', noPart('paragraph')],
    ],
    ['words that are none', { body: rich({ type: 'text', text: 1 }) }, ['body', noPart('text')]],
    [
      'an unknown paragraph in a section',
      { sections: [headline, { blockType: 'basic', paragraphs: [{ blockType: 'nope' }] }] },
      ['sections.1.paragraphs.0', expect.any(String)],
    ],
    [
      'a broken text in a row of a section',
      { sections: [{ blockType: 'accordion', items: [{ body: plain('One') }, { body: 'words' }] }] },
      ['sections.0.items.1.body', noText],
    ],
  ])('C-5 with %s is refused, and told where', (_, data, refusal) => {
    expect(refusalOf(data)).toEqual([refusal]);
  });

  it.each<[string, unknown, [string, RegExp]]>([
    ['a title that every list would show', { title: 'x'.repeat(10_001) }, ['title', /room for 10,?000/]],
    ['more terms than a statement has room for', { tags: Array(2001).fill(1) }, ['tags', /room for 2,?000/]],
    [
      'sections whose check keeps everybody waiting',
      { sections: Array(2001).fill(headline) },
      ['sections', /room for 2,?000/],
    ],
  ])('C-11 with %s is refused, in drafts, too', (_, data, [path, message]) => {
    expect(refusalOf(data)).toEqual([[path, expect.stringMatching(message)]]);
  });

  it.each<[string, unknown]>([
    ['a title as long as it may be', { title: 'x'.repeat(10_000), tags: Array(2000).fill(1) }],
    ['nothing', undefined],
    ['no data', null],
    ['a text', { body: plain('One', 'Two') }],
    ['a text as JSON', { body: JSON.stringify(plain('One')) }],
    ['an emptied text', { body: null }],
    ['no sections, as forms send it', { sections: 0 }],
    ['no sections, as forms with files send it', { sections: '0' }],
    ['rows that are not sent', { sections: [{ blockType: 'accordion', items: 2 }] }],
    ['a day of a leap year', { created: '2028-02-29' }],
    ['a date of a program', { created: new Date('2027-03-01') }],
    ['an emptied date', { created: '' }],
    ['emptied words', { title: null, summary: '' }],
    ['other data, which Payload validates', { productSuites: 'none', nowhere: {} }],
  ])('C-5 with %s goes on', (_, data) => {
    expect(refusalOf(data)).toBeUndefined();
  });

  it('C-5 of settings is refused alike', () => {
    const field = config.collections
      .find(({ slug }) => slug === 'page')
      ?.flattenedFields.find(({ name }) => name === 'body');
    const global = { flattenedFields: [{ type: 'group', name: 'inner', flattenedFields: [field] }] };
    expect(() => refuseMalformed({ args: { data: { inner: { body: 'words' } } }, global } as never)).toThrow(
      ValidationError,
    );
    expect(() => refuseMalformed({ args: { data: { inner: {} } }, global } as never)).not.toThrow();
    expect(() => refuseMalformed({ args: {} } as never)).not.toThrow();
  });
});
