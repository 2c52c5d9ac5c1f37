import type { SectionKind } from '@keelstone/content/sections/sections.model.ts';
import type { DemoSection } from '@keelstone/seeds';
import type { DemoContext } from '../demo-context.ts';

/** How a section of the demo becomes the CMS's fields, in one language. `id` is that of the section. */
export type ToSectionFields<K extends SectionKind> = (
  section: Extract<DemoSection, { kind: K }>,
  id: string,
  context: DemoContext,
) => Record<string, unknown>;
