import { say } from '@keelstone/languages/say.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import { type GlobalAfterChangeHook, type GlobalSlug, type PayloadRequest, ValidationError } from 'payload';
import { languageLabel } from '../admin/refusals/refused-fields.ts';
import { lockPublishing } from '../database/publishing-lock.ts';
import { transactionOf, withTransactionOf } from '../database/transaction.ts';
import { leavesPublishing } from './bulk-loading.ts';
import { PayloadDocumentReader } from './document-reader.ts';
import { publishSettings } from './publish-settings.ts';
import { expectSavedReferences } from './references/expect-references.ts';
import { hasHomePage } from './references/home-page.ts';
import { publishSearchChoices } from './search/publish-search-choices.ts';
import { publishSearchRules } from './search/publish-search-rules.ts';
import { publishSearchSuggestions } from './search/publish-search-suggestions.ts';

async function publishNow(req: PayloadRequest, publish: typeof publishSettings): Promise<void> {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  await publish({ req, executor, documents: new PayloadDocumentReader(req) });
}

const NO_HOME = () => ({
  errors: [
    {
      path: 'home',
      message: say('Visitors would find no start page. Choose one that is published in {language}.', {
        language: languageLabel(DEFAULT_LANGUAGE),
      }),
    },
  ],
});

/** Publishes saved site settings immediately, in every language, and what is learned from choices if they allow it. */
export const publishSavedSettings: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (leavesPublishing(req)) return doc;
  await publishNow(req, async (work) => {
    await expectSavedReferences({ global: global.slug as GlobalSlug }, req);
    const hadHome = await hasHomePage(work.executor);
    const published = await publishSettings({ ...work, because: 'saved' });
    if (hadHome && !(await hasHomePage(work.executor))) throw new ValidationError(NO_HOME());
    return published + (await publishSearchChoices(work));
  });
  return doc;
};

async function republish(req: PayloadRequest): Promise<void> {
  const { siteName } = await req.payload.findGlobal({
    ...(await withTransactionOf(req)),
    slug: 'site_settings',
    depth: 0,
  });
  // Before the site settings have ever been saved there is nothing to publish; their first save will include this.
  if (siteName) await publishNow(req, publishSettings);
}

type Change = { doc: unknown; req: PayloadRequest };

/** Republishes the settings when a part of them, such as a notice, is saved or deleted. */
export async function republishSettings({ doc, req }: Change): Promise<unknown> {
  await republish(req);
  return doc;
}

/** Publishes search rules when one is saved or deleted (S-26). */
export async function republishSearchRules({ doc, req }: Change): Promise<unknown> {
  await publishNow(req, publishSearchRules);
  return doc;
}

/** Publishes the suggested searches when words are blocked or allowed again (S-5). */
export async function republishSearchSuggestions({ doc, req }: Change): Promise<unknown> {
  await publishNow(req, publishSearchSuggestions);
  return doc;
}
