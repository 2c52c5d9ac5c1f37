import type { TypeGraphql } from '../type-site.ts';

export const pageGraphql: TypeGraphql<'page'> = {
  fields: '',
};
