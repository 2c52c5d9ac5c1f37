import type { TypeGraphql } from '../type-site.ts';

export const landingPageGraphql: TypeGraphql<'landing_page'> = {
  fields: '',
};
