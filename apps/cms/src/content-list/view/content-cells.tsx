import { StateName } from '../../admin/content-state/state-name.tsx';
import { formPath } from '../../admin/form-path.ts';
import { LocalTime, SiteTime } from '../../admin/time/local-time.tsx';
import type { ContentColumn } from '../content-query.ts';
import type { ListedContent } from '../describe-content.ts';
import type { LanguageState } from '../language-states.ts';
import type { ListTexts } from '../list-texts.ts';

/** A line of the content list, with its languages if they are shown. */
export type ContentRow = ListedContent & { languageStates: readonly LanguageState[] };

type CellProps<Content = ContentRow> = { content: Content; texts: ListTexts };

/** Lead to the translation workspace, except for the language that the others are translated from. */
function Languages({ content: { type, id, languageStates } }: CellProps) {
  return (
    <ul className="content-list__languages">
      {languageStates.map(({ language, text, isSource, isBehind }) => (
        <li key={language} data-behind={isBehind}>
          {isSource ? text : <a href={`${formPath(type, id)}/translate?to=${language}`}>{text}</a>}
        </li>
      ))}
    </ul>
  );
}

export function Plans({ content, texts }: CellProps<ListedContent>) {
  return (
    <ul className="content-list__plans">
      {content.planned.map(({ action, at }) => (
        <li key={`${action} ${at}`}>
          {texts.messages.plans[action]} <SiteTime at={at} locale={texts.locale} />
        </li>
      ))}
    </ul>
  );
}

/** What each column shows of a page. */
export const CELLS: Record<ContentColumn, (props: CellProps) => React.ReactNode> = {
  type: ({ content, texts }) => texts.types[content.type],
  state: ({ content, texts }) => <StateName state={content.state} messages={texts.messages} />,
  languages: Languages,
  authors: ({ content }) => content.authors.join(', '),
  changed: ({ content, texts }) => <LocalTime at={content.changed} locale={texts.locale} />,
  changedBy: ({ content }) => content.changedBy,
  planned: Plans,
  created: ({ content, texts }) =>
    content.created && <LocalTime at={content.created} locale={texts.locale} />,
};
