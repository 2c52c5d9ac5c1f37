import { editing } from './texts/editing.ts';
import { fields } from './texts/fields.ts';
import { marketing } from './texts/marketing.ts';
import { media } from './texts/media.ts';
import { people } from './texts/people.ts';
import { publishing } from './texts/publishing.ts';
import { search } from './texts/search.ts';

/** What views, messages and refusals say, as it stands in the sources. `{name}` is replaced by a value. */
export const texts = { editing, fields, marketing, media, people, publishing, search };

export type AdminText = (typeof texts)[keyof typeof texts][number];
