import type { Messages } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model/language';
import { hasNoWords } from '../../query/keys.ts';
import { countPages, resultSpan } from '../../url/result-pages.ts';
import { formatCount } from '../format-count.ts';
import { useSearch } from '../search-context.ts';
import type { SearchView } from '../search-view.ts';
import { sayChanges } from './say-changes.ts';
import { failureReason } from './search-failed.tsx';

/** `start - end of total Results` (S-9); nothing if there are no results, or after an error. */
export function ResultCount() {
  const { settings, messages, language, view } = useSearch();
  const total = view.response.result_count;
  if (total === 0 || view.phase === 'failed') return null;
  const { start, end } = resultSpan(view.shownState.page, settings.pageSize, total);
  return (
    <p>
      {messages.resultSpan(
        formatCount(start, language),
        formatCount(end, language),
        formatCount(total, language),
      )}
    </p>
  );
}

/** Joins two sentences; the second one is optional. */
const sentences = (first: string, second: string | null) => (second ? `${first}. ${second}` : first);

const suggestionOf = ({ response: { didYouMean } }: SearchView, messages: Messages['search']) =>
  didYouMean && `${messages.didYouMean} ${didYouMean}?`;

/** The live region's description of a view: the number of results, and the current page. */
export function describeResults(
  view: SearchView,
  pageSize: number,
  language: Language,
  messages: Messages['search'],
) {
  const total = view.response.result_count;
  if (view.phase === 'failed') return sentences(messages.failed, failureReason(view, messages));
  const count = view.response.recommended.length;
  const recommended = count > 0 ? messages.recommendedCount(count) : null;
  if (total === 0) {
    const reason = hasNoWords(view.shownState)
      ? messages.noWords(view.shownState.keyword)
      : suggestionOf(view, messages);
    const nothing = sentences(messages.noResults, reason);
    return recommended ? sentences(recommended, nothing) : nothing;
  }
  const pageCount = countPages(total, pageSize);
  const said = sayChanges(view.response, messages);
  const changes = [said, suggestionOf(view, messages)];
  const results = [...changes, messages.resultCount(formatCount(total, language), total)]
    .filter(Boolean)
    .join(' ');
  const page = messages.pageOf(formatCount(view.shownState.page, language), formatCount(pageCount, language));
  const counts = [recommended, results, pageCount > 1 && page].filter(Boolean).join(', ');
  return sentences(counts, view.response.answer && messages.answered);
}
