import { DateText } from '@keelstone/ui/date/date-text.tsx';
import { HeadedSection } from '@keelstone/ui/pages/headed-section.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { TermNames } from '@keelstone/ui/tag/term-names.tsx';
import { RuledWorks } from './ruled-works.site.tsx';

/** The newest ones; the others can be found by search. */
const MOST = 12;

/** Articles and resources by a person, newest first. */
export function Writings({ name, page }: { name: string; page: PageContext }) {
  const { messages, language } = page;
  const writings = [
    ...page.referring('article').map((node) => ({
      node,
      written: node.publishedAt,
      kind: <TermNames terms={node.articleTypes} fallback={messages.contentTypes.article} />,
    })),
    ...page.referring('resource').map((node) => ({
      node,
      written: node.created,
      kind: <TermNames terms={node.resourceTypes} fallback={messages.contentTypes.resource} />,
    })),
  ];
  if (writings.length === 0) return null;
  const works = writings
    .toSorted((a, b) => b.written - a.written)
    .slice(0, MOST)
    .map(({ node, written, kind }) => ({
      key: node.nid,
      title: node.title,
      url: node.path,
      date: <DateText seconds={written} language={language} />,
      kind,
    }));
  return (
    <HeadedSection heading={messages.writtenBy(name)}>
      <RuledWorks works={works} />
    </HeadedSection>
  );
}
