import type { ContentType } from '@keelstone/model';

/** For example, `case_study` is `CaseStudy` in GraphQL. */
export type NodeTypeName<T extends string = ContentType> = T extends `${infer First}_${infer Rest}`
  ? `${Capitalize<First>}${NodeTypeName<Rest>}`
  : Capitalize<T>;

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The GraphQL name of a content type. */
export function nodeTypeName(type: ContentType): NodeTypeName {
  return type.split('_').map(capitalize).join('') as NodeTypeName;
}
