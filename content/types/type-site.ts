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
};

/** What a type has in Markdown besides what all have. */
export type TypeMarkdown<T extends ContentType> = (
  node: PublishedNodeOf<T>,
  context: MarkdownContext,
) => OwnBlocks;

/** A type's part of the GraphQL schema. */
export type TypeGraphql<T extends ContentType> = {
  /** Its fields in the schema language, besides those of the interface `Node`; empty when it has no others. */
  fields: string;
  /** Of the fields that are not properties of the published node as they stand. */
  resolvers?: { [field: string]: (node: PublishedNodeOf<T>) => unknown };
};

/** A point in time as GraphQL's `DateTime`. @param value Unix seconds */
export const dateTime = (value: number) => ({ value });

/** What visitors and machines get of a content type (C-1). */
export type TypeSite<T extends ContentType> = {
  Page: ComponentType<NodePageProps<T>>;
  Card: ComponentType<NodeCardProps<T>>;
  structuredData(node: PublishedNodeOf<T>, context: StructuredDataContext): ThingData;
  markdown: TypeMarkdown<T>;
  graphql: TypeGraphql<T>;
  /** What its share picture says besides the title; null where a node has nothing to say. */
  detail?(node: PublishedNodeOf<T>): string | null;
  /** True for pages with one purpose, which nothing leads away from. */
  isFocused?(node: PublishedNodeOf<T>): boolean;
};
