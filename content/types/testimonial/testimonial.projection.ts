import { projectImage } from '@keelstone/editing/projection/media/project-picture.ts';
import { projectQuoteOf } from '@keelstone/editing/projection/project-quote.ts';
import { projectReferences } from '@keelstone/editing/projection/project-reference.ts';
import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';

export const projectTestimonial: ProjectNode<'testimonial'> = async (document, context) => ({
  ...(await projectCommon('testimonial', document, context)),
  ...(await projectQuoteOf(document, context)),
  portrait: await projectImage(document.portrait, context),
  products: await projectReferences('product_detail', document.products, context),
});
