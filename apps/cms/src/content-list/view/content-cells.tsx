import { StateName } from '../../admin/content-state/state-name.tsx';
import { fillMessage } from '../../admin/fill-message.ts';
import { LocalTime, SiteTime } from '../../admin/local-time.tsx';
import type { ContentColumn } from '../content-query.ts';
import type { ListedContent } from '../describe-content.ts';
import type { ListTexts } from '../list-texts.ts';

type CellProps = { content: ListedContent; texts: ListTexts };

function Languages({ content, texts: { languages, messages } }: CellProps) {
  return (
    <ul className="content-list__languages">
      {content.languages.map(({ language, isPublished }) => {
        const words = isPublished ? messages.publishedIn : messages.draftIn;
        return <li key={language}>{fillMessage(words, { language: languages[language] })}</li>;
      })}
    </ul>
  );
}

export function Plans({ content, texts }: CellProps) {
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

export const formPathOf = ({ type, id, language }: ListedContent) =>
  `/admin/collections/${type}/${id}?locale=${language}`;

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
