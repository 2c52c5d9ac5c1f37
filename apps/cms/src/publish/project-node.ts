import type { Projection } from '@keelstone/content-store';
import type { ContentType, Language, PublishedNode } from '@keelstone/model';
import type { DocumentReader } from './document-reader.ts';
import { isPublished } from './node-document.ts';
import { projectArticle } from './project-article.ts';
import { projectCaseStudy } from './project-case-study.ts';
import type { ProjectNode } from './project-common.ts';
import { projectDialogs } from './project-dialogs.ts';
import { projectEvent } from './project-event.ts';
import { projectLandingPage } from './project-landing-page.ts';
import { projectOverviewPage } from './project-overview-page.ts';
import { projectPage } from './project-page.ts';
import { projectPerson } from './project-person.ts';
import { projectPlatform } from './project-platform.ts';
import { projectProductDetail } from './project-product-detail.ts';
import { projectProductSuite } from './project-product-suite.ts';
import { projectResource } from './project-resource.ts';
import { projectSolution } from './project-solution.ts';
import { projectTestimonial } from './project-testimonial.ts';
import { createContext } from './projection-context.ts';

const projects: { [T in ContentType]: ProjectNode<T> } = {
  article: projectArticle,
  case_study: projectCaseStudy,
  event: projectEvent,
  landing_page: projectLandingPage,
  overview_page: projectOverviewPage,
  page: projectPage,
  person: projectPerson,
  platform: projectPlatform,
  product_detail: projectProductDetail,
  product_suite: projectProductSuite,
  resource: projectResource,
  solution: projectSolution,
  testimonial: projectTestimonial,
};

/**
 * A document as visitors see it in one language.
 *
 * @returns null when they do not: no such document, a draft, or no title in that language
 */
export async function projectNode(
  type: ContentType,
  id: number,
  language: Language,
  documents: DocumentReader,
): Promise<Projection | null> {
  const document = await documents.read(type, id, language);
  if (!document || !isPublished(document)) return null;
  const { context, shows } = createContext(language, documents);
  const project = projects[type] as ProjectNode<ContentType>;
  const withDialogs = { ...context, dialogs: new Set<number>() };
  const projected = (await project(document, withDialogs)) as PublishedNode;
  const dialogs = await projectDialogs(withDialogs);
  const node = dialogs.length > 0 ? { ...projected, dialogs } : projected;
  // A node is no news to itself.
  shows.delete(`node:${node.nid}`);
  return { node, shows: [...shows] };
}
