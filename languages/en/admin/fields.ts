import { marketing } from './fields/marketing.ts';
import { media } from './fields/media.ts';
import { pages } from './fields/pages.ts';
import { reuse } from './fields/reuse.ts';
import { sections } from './fields/sections.ts';
import { system } from './fields/system.ts';

/** Labels and help texts of collections, sections and fields, as they stand in the sources. */
export const fields = { marketing, media, pages, reuse, sections, system };
