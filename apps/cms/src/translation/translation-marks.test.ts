import { describe, expect, it } from 'vitest';
import { readMarks, withoutDraft } from './translation-marks.ts';

describe('marks as stored', () => {
  it('C-10 are read by language and field', () => {
    const marks = {
      de: { title: { former: ['Title'] }, 'sections.a.heading': { isCopy: true }, alias: { draft: null } },
      fr: { title: { former: ['Title'], isCopy: true, draft: 'Titre' } },
    };
    expect(readMarks(marks)).toEqual(marks);
  });

  it.each([
    [null],
    ['de'],
    [[{ title: { isCopy: true } }]],
    [{ de: null, fr: 'x' }],
    [{ de: { title: null, body: { isCopy: 'yes', former: 'Title' } } }],
    [{ nl: { title: { isCopy: true } } }],
  ])('C-10 are none where they are no marks: %j', (stored) => {
    expect(readMarks(stored)).toEqual({});
  });

  it('C-10 have words in them, whatever was stored', () => {
    expect(readMarks({ de: { title: { former: [1, null], other: true } } })).toEqual({
      de: { title: { former: ['1', 'null'] } },
    });
  });

  it('C-10 say what is left when a draft is stored', () => {
    expect(withoutDraft({ draft: 'Titel', former: ['Title'] })).toEqual({ former: ['Title'] });
    expect(withoutDraft({ draft: 'Titel' })).toBeNull();
  });
});
