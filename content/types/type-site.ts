import type { Messages } from '@keelstone/languages/messages.ts';
import type { ContentType } from '@keelstone/model';
import type { OwnBlocks } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { AddressOf } from '@keelstone/ui/markdown/media-blocks.ts';
import type {
  NodeCardProps,
  NodePageProps,
  StructuredDataContext,
  ThingData,
} from '@keelstone/ui/pages/node-page-props.ts';
import type { ComponentType } from 'react';
import type { PublishedNodeOf } from './types.model.ts';

type MarkdownContext = {
  messages: Messages['interface'];
  addressOf: AddressOf;
  date(seconds: number): string;
  /** In Unix seconds. */
  now: number;
};

/** The Markdown blocks of a type, in addition to those of all types. */
export type TypeMarkdown<T extends ContentType> = (
  node: PublishedNodeOf<T>,
  context: MarkdownContext,
) => OwnBlocks;

/** A type's part of the GraphQL schema. */
export type TypeGraphql<T extends ContentType> = {
  /** Its own fields in the schema language, without those of the interface `Node`; may be empty. */
  fields: string;
  /** Resolvers for fields that are not simply properties of the published node. */
  resolvers?: { [field: string]: (node: PublishedNodeOf<T>) => unknown };
};

/** A point in time as GraphQL's `DateTime`. @param value Unix seconds */
export const dateTime = (value: number) => ({ value });

/** The public side of a content type (C-1): for visitors and machines. */
export type TypeSite<T extends ContentType> = {
  Page: ComponentType<NodePageProps<T>>;
  Card: ComponentType<NodeCardProps<T>>;
  structuredData(node: PublishedNodeOf<T>, context: StructuredDataContext): ThingData;
  markdown: TypeMarkdown<T>;
  graphql: TypeGraphql<T>;
  /** What its share picture says besides the title; null where a node has nothing to say. */
  detail?(node: PublishedNodeOf<T>): string | null;
  /** True for pages with a single purpose, which are shown without navigation. */
  isFocused?(node: PublishedNodeOf<T>): boolean;
};
