import { messagesOf } from '@keelstone/languages/messages.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { SEARCH_MESSAGES } from '../e2e/support/search-messages.ts';
import { openDemoSite } from './measure.ts';
import { publishDemo } from './publish-demo.ts';

const site = await openDemoSite(await publishDemo());
afterAll(() => site.close());

const LANGUAGE_OF = { '/search': 'en', '/de/search': 'de' } as const;
type Path = keyof typeof LANGUAGE_OF;

/** What a screen says for a message with gaps: what stands between them. */
const around = (say: (...words: string[]) => string) => say('\0', '\0').split('\0').filter(Boolean);

/** What has to be in the page, in the order of the page, by the name of the message. */
function expected(path: Path, keyword: string): Record<keyof (typeof SEARCH_MESSAGES)[Path], string[]> {
  const say = messagesOf(LANGUAGE_OF[path], 'search');
  const escaped = keyword.replaceAll('&', '&amp;');
  return {
    corrected: around(say.corrected),
    'question-words': around(say.withoutQuestion),
    few: [say.closeToFew],
    'closest-and-offer': [say.closeToNone, ...around(say.onlyOffer)],
    recommended: ['id="recommended"', say.recommended],
    answer: ['id="answer"', say.answer],
    'did-you-mean': [say.noResults, say.didYouMean],
    nothing: [say.noResults, say.noResultsTips],
    'no-words': [say.noResults, say.noWords(escaped)],
  };
}

const cases = Object.entries(SEARCH_MESSAGES).flatMap(([path, keywords]) =>
  Object.entries(keywords).map(([name, keyword]) => ({ path: path as Path, name, keyword })),
);

describe('screenshots of what the search says', () => {
  it.each(cases)('S-26 S-27 S-29 S-31 $path says $name for "$keyword"', async ({ path, name, keyword }) => {
    const { body } = await site.inject(`${path}?keyword=${encodeURIComponent(keyword)}`);
    const results = body.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!-- -->/g, '');
    let end = 0;
    for (const text of expected(path, keyword)[name as keyof (typeof SEARCH_MESSAGES)[Path]]) {
      const at = results.indexOf(text, end);
      expect(at, `"${text}" is not said, or at another place`).toBeGreaterThan(0);
      end = at + text.length;
    }
  });
});
