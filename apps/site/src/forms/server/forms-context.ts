import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Submission } from '@keelstone/outbox';
import type { ContentReplica } from '@keelstone/read-model';
import type { ReturnedForm } from '@keelstone/ui/form-view/form-state.ts';
import type { ClientAssets, PageParts } from '../../shell/page-parts.ts';
import type { SpamLimits } from './create-spam-limits.ts';
import type { PublishedForms } from './published-forms.ts';

/** The page at a path, and what it is with a form on it that was not taken. */
type PageAround = { node: PublishedNode; show(returned: ReturnedForm): PageParts };

/** What the routes of forms work with. */
export type FormsContext = {
  content: ContentReplica;
  forms: PublishedForms;
  assets: ClientAssets;
  siteUrl: string;
  limits: SpamLimits;
  /** Keeps a submission for good, or throws NotKeptError. */
  keepSubmission(submission: Submission): Promise<void>;
  /** Pages are not known here: site.ts hands this in. Null where no page stands. */
  pageAround(path: string): PageAround | null;
};
