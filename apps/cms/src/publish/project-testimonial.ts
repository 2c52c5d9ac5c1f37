import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectImage } from './project-picture.ts';
import { projectQuoteOf } from './project-quote.ts';
import { projectReferences } from './project-reference.ts';

export const projectTestimonial: ProjectNode<'testimonial'> = async (document, context) => ({
  ...(await projectCommon('testimonial', document, context)),
  ...(await projectQuoteOf(document, context)),
  portrait: await projectImage(document.portrait, context),
  products: await projectReferences('product_detail', document.products, context),
});
