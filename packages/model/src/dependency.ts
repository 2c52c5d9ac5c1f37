/** Something that a published node depends on; when it changes, the node is projected again. */
export type Dependency =
  | `node:${number}`
  | `term:${number}`
  | `media:${string}:${number}`
  | `form:${number}`
  | `dialog:${number}`
  | `reusable:${number}`;
