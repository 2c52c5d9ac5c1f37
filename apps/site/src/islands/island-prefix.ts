/** Prefix of the ids `useId` makes inside an island, the same on both sides. */
export function islandPrefix(name: string, id: string | undefined): string {
  return `${id || name}-`;
}
