/** Prefix of the ids that `useId` generates inside an island, the same on server and client. */
export function islandPrefix(name: string, id: string | undefined): string {
  return `${id || name}-`;
}
