import type { QuotesParagraph } from '@keelstone/editing/payload-types.ts';
import { projectPicture } from '@keelstone/editing/projection/media/project-picture.ts';
import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import { projectQuote } from '@keelstone/editing/projection/project-quote.ts';
import { projectReference } from '@keelstone/editing/projection/project-reference.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import type { Quote } from '@keelstone/model';
import type { ProjectParagraph } from '../paragraph-cms.ts';

type QuoteRow = QuotesParagraph['quotes'][number];

async function projectWords(row: QuoteRow, context: ProjectionContext): Promise<Quote | null> {
  if (!row.quote) return null;
  return {
    quote: row.quote,
    person: row.person || null,
    role: row.role || null,
    organisation: row.organisation || null,
    logo: await projectPicture(row.logo, context),
    caseStudy: await projectReference('case_study', row.caseStudy, context),
  };
}

export const projectQuotes: ProjectParagraph<'quotes'> = async (document, context) => {
  const quotes = await projectEach(document.quotes, (row) =>
    row.source === 'words' ? projectWords(row, context) : projectQuote(row.testimonial, context),
  );
  return quotes.length ? { quotes } : null;
};
