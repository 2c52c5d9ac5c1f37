import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { CountedForm, Submission } from '@keelstone/outbox';
import type { ContentReplica } from '@keelstone/read-model';
import type { ReturnedForm } from '@keelstone/ui/form-view/form-state.ts';
import type { ClientAssets, PageParts } from '../../shell/page-parts.ts';
import type { SpamLimits } from './create-spam-limits.ts';
import type { Scan } from './files/scan-file.ts';
import type { PublishedForms } from './published-forms.ts';

/** The page at a path, and a function that renders it with a rejected form. */
type PageWithForm = { node: PublishedNode; show(returned: ReturnedForm): PageParts };

/** What the form routes need. */
export type FormsContext = {
  content: ContentReplica;
  forms: PublishedForms;
  assets: ClientAssets;
  siteUrl: string;
  limits: SpamLimits;
  /** Scans files for malware; without it they are marked as not scanned. */
  scanFile?: Scan | undefined;
  /** Stores a submission durably, or throws NotStoredError. */
  storeSubmission(submission: Submission): Promise<void>;
  /** Counts that a form was seen, begun or sent on a page. */
  countForm?: ((counted: CountedForm) => void) | undefined;
  /** Finds the page at a path, null if there is none. Provided by site.ts, because forms do not depend on pages. */
  pageWithForm(path: string): PageWithForm | null;
};
