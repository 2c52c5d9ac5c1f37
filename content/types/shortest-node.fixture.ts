import type { ContentType } from '@keelstone/model';
import { sampleNode, sampleOf } from './sample-node.ts';
import type { PublishedNode, PublishedNodeOf } from './types.model.ts';

/** The minimum that can be published of a type: a title, and the type's required fields. */
export function shortestNode<T extends ContentType>(type: T): PublishedNodeOf<T> {
  const overrides = {
    ...sampleOf(type).least,
    title: 'Ox',
    excerpt: '',
    picture: null,
    productSuites: [],
    industries: [],
    tags: [],
    body: [],
  };
  return sampleNode(type, overrides as Partial<PublishedNode> as Partial<PublishedNodeOf<T>>);
}
