import type { ContentType } from '@keelstone/model';

/** `case_study` is `CaseStudy` in GraphQL. */
export type NodeTypeName<T extends string = ContentType> = T extends `${infer First}_${infer Rest}`
  ? `${Capitalize<First>}${NodeTypeName<Rest>}`
  : Capitalize<T>;

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** GraphQL's name of a content type. */
export function nodeTypeName(type: ContentType): NodeTypeName {
  return type.split('_').map(capitalize).join('') as NodeTypeName;
}
