/** What a published node shows besides itself; when one of these changes, the node is projected anew. */
export type Dependency =
  | `node:${number}`
  | `term:${number}`
  | `media:${string}:${number}`
  | `form:${number}`
  | `dialog:${number}`;
