import { messagesOf } from '@keelstone/languages/messages.ts';
import { expect, it } from 'vitest';
import { sayCorrections } from './say-corrections.ts';

it('S-26 several corrected words are one sentence, with the capitals of who typed them', () => {
  const corrections = [
    { typed: 'Suplier', used: 'supplier' },
    { typed: 'wotch', used: 'watch' },
  ];
  expect(sayCorrections(corrections, messagesOf('en', 'search'))).toBe(
    'Nothing was found for “Suplier wotch”. These results are for “Supplier watch”.',
  );
  expect(sayCorrections([{ typed: 'Ümlaut', used: 'umlaut' }], messagesOf('de', 'search'))).toContain(
    '„Umlaut“',
  );
});

it('S-26 nothing is said when nothing was corrected', () => {
  expect(sayCorrections([], messagesOf('en', 'search'))).toBe('');
});
