import type { FeaturedCard } from '@keelstone/model';
import type { CardGridSection } from '../payload-types.ts';
import { projectEach } from './project-each.ts';
import { projectLink } from './project-link.ts';
import { projectPicture } from './project-picture.ts';
import type { ProjectionContext } from './projection-context.ts';

/** An editor's cards, except those without a heading in this language. */
export const projectCards = (
  cards: CardGridSection['cards'],
  context: ProjectionContext,
): Promise<FeaturedCard[]> =>
  projectEach(cards, async ({ heading, text, link, media }) =>
    heading
      ? {
          heading,
          text: text || '',
          link: await projectLink(link, context),
          media: await projectPicture(media, context),
        }
      : null,
  );
