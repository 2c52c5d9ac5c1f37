import { safeUrl } from '@keelstone/ui/link/safe-url.ts';
import { useSearch } from '../search-context.ts';
import styles from './answer.module.css';
import { choiceOf } from './choice-of.ts';

/** The passage of a result that answers the visitor's question, with a link to its place on the page (S-31). */
export function Answer({ nid, rank }: { nid: string; rank: number }) {
  const search = useSearch();
  const { messages, view, choose } = search;
  const { answer } = view.response;
  if (answer?.nid !== nid) return null;
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <p id="answer" className={styles.label}>
        {messages.answer}
      </p>
      <h4>{answer.heading}</h4>
      <p>{answer.text}</p>
      <p>
        <a
          href={safeUrl(answer.url) ?? '#'}
          onClick={() => choose(nid, rank)}
          {...choiceOf(search, nid, rank)}
        >
          {messages.answerLink(answer.heading)}
        </a>
      </p>
    </section>
  );
}
