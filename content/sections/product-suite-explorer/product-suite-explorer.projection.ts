import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import {
  projectReference,
  projectReferences,
  readPublished,
} from '@keelstone/editing/projection/project-reference.ts';
import { projectAccent } from '@keelstone/editing/projection/project-terms.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import { idOf, type Relation } from '@keelstone/editing/projection/relation.ts';
import type { ProjectSection } from '../section-cms.ts';

/** Colour and products come from the suite's own document, so that they only need to be changed there. */
async function projectSuite(relation: Relation, context: ProjectionContext) {
  const suite = await projectReference('product_suite', relation, context);
  const found = relation && suite ? await readPublished('product_suite', idOf(relation), context) : null;
  if (!suite || !found) return null;
  return {
    suite,
    accent: await projectAccent(found.document.accent, context),
    products: await projectReferences('product_detail', found.document.products, context),
  };
}

export const projectProductSuiteExplorer: ProjectSection<'product_suite_explorer'> = async (
  { heading, text, ...document },
  context,
) => {
  const suites = await projectEach(document.suites, (suite) => projectSuite(suite, context));
  return suites.length ? { heading: heading || null, text: text || null, suites } : null;
};
