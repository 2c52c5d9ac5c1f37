import type { DemoContext } from './demo-context.ts';

/** The contour picture of a node, by its key. */
export const toPicture = (key: string | undefined, { findPicture }: DemoContext) =>
  key === undefined ? undefined : { relationTo: 'images', value: findPicture(key) };
