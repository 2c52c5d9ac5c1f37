import { type PublishedNode, traitsOf } from '@keelstone/content/types/types.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Term } from '@keelstone/model';
import type { Fact } from '../facts/facts.tsx';
import { ShareLinks } from '../share/share-links.tsx';
import { TagList } from '../tag/tag-list.tsx';
import type { PageContext } from './node-page-props.ts';

/**
 * The topics of a node, as facts in its margin: industries and suites link to search, tags are only named. Links
 * for sharing follow.
 */
export function subjectFacts(node: PublishedNode, page: PageContext): (Fact | null)[] {
  const { messages } = page;
  // A page may have a link of the same text to the suite itself.
  const searchFor =
    (facet: Parameters<PageContext['searchUrl']>[0]) =>
    ({ label }: Term) => ({
      url: page.searchUrl(facet, label),
      name: messages.labelled(messages.search, label),
    });
  return [
    node.industries.length > 0
      ? {
          label: messages.industries,
          value: <TagList terms={node.industries} linkOf={searchFor('industries')} />,
        }
      : null,
    node.productSuites.length > 0
      ? {
          label: messages.productSuites,
          value: <TagList terms={node.productSuites} linkOf={searchFor('product_suites')} />,
        }
      : null,
    node.tags.length > 0 ? { label: messages.topics, value: <TagList terms={node.tags} /> } : null,
    traitsOf(node.type).isShared ? shareFact(node, page) : null,
  ];
}

function shareFact({ title }: PublishedNode, { url, language }: PageContext): Fact {
  const { share } = messagesOf(language, 'share');
  const value = <ShareLinks url={url} title={title} language={language} />;
  return { label: share, value, isOnScreenOnly: true };
}
