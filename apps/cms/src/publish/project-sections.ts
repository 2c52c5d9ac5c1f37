import type { FeaturedCard, Section, SectionKind, SectionOf } from '@keelstone/model';
import type {
  BasicSection,
  CardGridSection,
  FeaturedTextSection,
  HeadlineSection,
  SummaryContentSection,
  SummaryResourcesSection,
} from '../payload-types.ts';
import { projectLink } from './project-link.ts';
import { projectPicture } from './project-picture.ts';
import { projectAnyReferences, projectReferences } from './project-reference.ts';
import { projectRichText } from './project-rich-text.ts';
import type { ProjectionContext } from './projection-context.ts';

type SectionDocuments = {
  basic: BasicSection;
  headline: HeadlineSection;
  featured_text: FeaturedTextSection;
  card_grid: CardGridSection;
  summary_content: SummaryContentSection;
  summary_resources: SummaryResourcesSection;
};
export type SectionDocument = SectionDocuments[SectionKind];

/** A section, or null when there is nothing to read in this language. */
type Project<K extends SectionKind> = (
  document: SectionDocuments[K],
  context: ProjectionContext,
) => Promise<Omit<SectionOf<K>, 'id' | 'kind'> | null>;

async function projectCards(
  cards: CardGridSection['cards'],
  context: ProjectionContext,
): Promise<FeaturedCard[]> {
  const projected: FeaturedCard[] = [];
  for (const { heading, text, link, media } of cards ?? []) {
    if (!heading) continue;
    projected.push({
      heading,
      text: text ?? '',
      link: await projectLink(link, context),
      media: await projectPicture(media, context),
    });
  }
  return projected;
}

const projects: { [K in SectionKind]: Project<K> } = {
  basic: async ({ body }, context) => {
    const text = await projectRichText(body, context);
    return text.length ? { body: text } : null;
  },
  headline: async ({ kicker, heading, text }) =>
    heading ? { kicker: kicker || null, heading, text: text || null } : null,
  featured_text: async ({ heading, body, picture, link }, context) =>
    heading
      ? {
          heading,
          body: await projectRichText(body, context),
          picture: await projectPicture(picture, context),
          link: await projectLink(link, context),
        }
      : null,
  card_grid: async ({ heading, cards }, context) => {
    const projected = await projectCards(cards, context);
    return projected.length ? { heading: heading || null, cards: projected } : null;
  },
  summary_content: async ({ heading, nodes }, context) => {
    const projected = await projectAnyReferences(nodes, context);
    return projected.length ? { heading: heading || null, nodes: projected } : null;
  },
  summary_resources: async ({ heading, resources }, context) => {
    const projected = await projectReferences('resource', resources, context);
    return projected.length ? { heading: heading || null, resources: projected } : null;
  },
};

/** One section as visitors see it; null when it would be empty. Its id stays as long as the section does (S-22). */
export async function projectSection(
  document: SectionDocument,
  context: ProjectionContext,
): Promise<Section | null> {
  const kind = document.blockType;
  const project = projects[kind] as Project<SectionKind>;
  const content = await project(document, context);
  return content && ({ ...content, kind, id: document.id ?? '' } as Section);
}

/** The sections of a page, without those that would be empty. */
export async function projectSections(
  documents: readonly SectionDocument[] | null | undefined,
  context: ProjectionContext,
): Promise<Section[]> {
  const sections: Section[] = [];
  for (const document of documents ?? []) {
    const section = await projectSection(document, context);
    if (section) sections.push(section);
  }
  return sections;
}
