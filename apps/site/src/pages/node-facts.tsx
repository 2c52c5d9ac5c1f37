import type { PublishedNode } from '@keelstone/model';
import type { Fact } from '../ui/facts/facts.tsx';
import { TagList } from '../ui/tag/tag-list.tsx';
import type { Surroundings } from './node-page-props.ts';

/** What a node is about, as facts for its margin: industries and suites lead to search, topics are only named. */
export function subjectFacts(node: PublishedNode, around: Surroundings): (Fact | null)[] {
  const { messages } = around;
  return [
    node.industries.length > 0
      ? {
          label: messages.industries,
          value: (
            <TagList terms={node.industries} urlOf={({ label }) => around.searchUrl('industries', label)} />
          ),
        }
      : null,
    node.productSuites.length > 0
      ? {
          label: messages.productSuites,
          value: (
            <TagList
              terms={node.productSuites}
              urlOf={({ label }) => around.searchUrl('product_suites', label)}
            />
          ),
        }
      : null,
    node.tags.length > 0 ? { label: messages.topics, value: <TagList terms={node.tags} /> } : null,
  ];
}
