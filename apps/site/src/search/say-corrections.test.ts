import { expect, it } from 'vitest';
import { sayCorrections } from './say-corrections.ts';
import { searchMessages } from './search-messages.ts';

it('S-26 several corrected words are one sentence, with the capitals of who typed them', () => {
  const corrections = [
    { typed: 'Suplier', used: 'supplier' },
    { typed: 'wotch', used: 'watch' },
  ];
  expect(sayCorrections(corrections, searchMessages('en'))).toBe(
    'Nothing was found for “Suplier wotch”. These results are for “Supplier watch”.',
  );
  expect(sayCorrections([{ typed: 'Ümlaut', used: 'umlaut' }], searchMessages('de'))).toContain('„Umlaut“');
});

it('S-26 nothing is said when nothing was corrected', () => {
  expect(sayCorrections([], searchMessages('en'))).toBe('');
});
