import { fillMessage } from '../../admin/fill-message.ts';
import type { ChangedContent } from '../bulk/change-content.ts';
import type { ListTexts } from '../list-texts.ts';

type Outcomes = { pages: readonly ChangedContent[]; isDone: boolean; texts: ListTexts };

const ORDER = ['publish', 'unpublish', 'archive', 'draft', 'save', 'refused', 'unchanged'] as const;
/** More titles than anybody reads. */
const MOST_TITLES = 20;

function titleOf({ title, languages = [], reason }: ChangedContent, texts: ListTexts): string {
  const names = new Intl.ListFormat(texts.locale).format(languages.map((each) => texts.languages[each]));
  return [title, ...(names ? [`(${names})`] : []), ...(reason ? [`– ${reason}`] : [])].join(' ');
}

/** Pages by what will become of them, or has. */
export function OutcomeList({ pages, isDone, texts }: Outcomes) {
  const { messages } = texts;
  const outcomeMessages = isDone ? messages.done : messages.outcomes;
  const plans = pages.reduce((sum, page) => sum + (page.plans ?? 0), 0);
  return (
    <>
      {ORDER.map((outcome) => {
        const these = pages.filter((page) => page.outcome === outcome);
        if (these.length === 0) return null;
        return (
          <details key={outcome} open={outcome === 'refused' || undefined}>
            <summary>{`${outcomeMessages[outcome]} (${these.length})`}</summary>
            <ul>
              {these.slice(0, MOST_TITLES).map((page) => (
                <li key={`${page.type} ${page.id}`}>{titleOf(page, texts)}</li>
              ))}
              {these.length > MOST_TITLES && <li>…</li>}
            </ul>
          </details>
        );
      })}
      {plans > 0 && !isDone && <p>{fillMessage(messages.cancelsPlans, { count: plans })}</p>}
    </>
  );
}
