import { imageSchema } from '@keelstone/model/media';
import { linkSchema } from '@keelstone/model/reference';
import { termSchema } from '@keelstone/model/vocabulary';
import * as v from 'valibot';
import { defineType, titlesOf } from '../define-type.model.ts';
import { nodeFields, text } from '../node.model.ts';

export const person = defineType(
  v.object({
    ...nodeFields('person'),
    role: text,
    roleCategories: v.array(termSchema),
    portrait: v.nullable(imageSchema),
    location: text,
    email: text,
    links: v.array(linkSchema),
  }),
  {
    text: ({ role, location, email, links }) => [role, location, email, ...titlesOf(links)],
    terms: ({ roleCategories }) => roleCategories,
    picture: ({ portrait }) => portrait,
  },
);
