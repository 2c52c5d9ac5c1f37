import { describe, expect, it } from 'vitest';
import { changeOf, readUnsavedGroup } from './show-effect.ts';

describe('a group as its form sends it', () => {
  it('S-26 is read with what it lacks', () => {
    expect(readUnsavedGroup({ language: 'de' })).toEqual({
      language: 'de',
      words: [],
      finds: [],
      weight: null,
      enabled: true,
    });
    const whole = { id: 3, language: 'en', words: ['a'], finds: ['b'], weight: 0.5, enabled: false };
    expect(readUnsavedGroup(whole)).toEqual(whole);
  });

  it.each([
    [{ words: ['a', 1, null] }, { words: ['a'] }],
    [{ words: 'a' }, { words: [] }],
    [{ words: Array(60).fill('a') }, { words: Array(50).fill('a') }],
    [{ weight: 0 }, { weight: null }],
    [{ weight: 1 }, { weight: 1 }],
    [{ weight: 1.01 }, { weight: null }],
    [{ weight: '0.5' }, { weight: null }],
    [{ enabled: null }, { enabled: true }],
  ])('S-26 is read without what makes no sense: %j', (sent, read) => {
    expect(readUnsavedGroup({ language: 'en', id: 'x', ...sent })).toMatchObject(read);
    expect(readUnsavedGroup({ language: 'en', id: 'x', ...sent })).not.toHaveProperty('id');
  });

  it('S-26 has a language', () => {
    for (const language of [undefined, 'xx', ['en']])
      expect(() => readUnsavedGroup({ language })).toThrow('Choose the language first.');
  });
});

describe('what a change would publish', () => {
  const group = (id: number, phrases: string[], more: object = {}) => ({
    id,
    phrases,
    finds: [],
    weight: null,
    enabled: true,
    language: 'en' as const,
    source: 'own' as const,
    loaded: null,
    ...more,
  });
  const stored = [group(1, ['a', 'b']), group(2, ['c', 'd'], { enabled: false }), group(3, ['e', 'f'])];

  it('S-26 is a group in the place of what it was', () => {
    expect(changeOf([group(1, ['a'], { finds: ['x'], weight: 0.5 })], stored)).toEqual({
      without: [{ phrases: ['a', 'b'] }],
      with: [{ phrases: ['a'], finds: ['x'], weight: 0.5 }],
    });
  });

  it('S-26 is nothing of a group that is switched off, before or after', () => {
    expect(changeOf([group(1, ['a', 'b'], { enabled: false })], stored).with).toEqual([]);
    expect(changeOf([group(2, ['c', 'd'])], stored)).toEqual({
      without: [],
      with: [{ phrases: ['c', 'd'] }],
    });
  });

  it('S-26 is a new group in the place of none', () => {
    const { id: _, ...fresh } = group(0, ['y', 'z']);
    expect(changeOf([fresh], stored)).toEqual({ without: [], with: [{ phrases: ['y', 'z'] }] });
  });
});
