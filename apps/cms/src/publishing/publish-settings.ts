import { textOfSection } from '@keelstone/content/sections/project-sections.ts';
import { SITE_SETTINGS_KEY } from '@keelstone/content/settings/site-settings.model.ts';
import type { NoticeDocument, SiteSettingsDocument } from '@keelstone/editing/payload-types.ts';
import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import { createContext } from '@keelstone/editing/projection/projection-context.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import { type Executor, publishSetting } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';
import { explainToEditor, type Unpublished } from './explain-to-editor.ts';
import { projectSettings } from './project-settings.ts';

async function readSettings(req: PayloadRequest, language: Language): Promise<SiteSettingsDocument> {
  return req.payload.findGlobal({
    ...(await withTransactionOf(req)),
    slug: 'site_settings',
    depth: 0,
    locale: language,
    fallbackLocale: false,
  });
}

async function readNotices(req: PayloadRequest, language: Language): Promise<NoticeDocument[]> {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: 'notices',
    where: { isActive: { equals: true } },
    pagination: false,
    depth: 0,
    locale: language,
    fallbackLocale: false,
  });
  return docs;
}

/**
 * Publishes the site settings in each language; missing values fall back to the default language.
 *
 * @returns the number of languages in which the published settings changed
 * @throws APIError with a message for the editor when they do not fit the model
 */
export async function publishSettings(work: {
  req: PayloadRequest;
  executor: Executor;
  documents: DocumentReader;
  /** Where the settings are read from; from the CMS by default. */
  readSettings?(language: Language): Promise<SiteSettingsDocument>;
  /** By default something that they show was saved. */
  because?: Unpublished['because'];
}): Promise<number> {
  let written = 0;
  const read = work.readSettings ?? ((language: Language) => readSettings(work.req, language));
  const settings = await read('en');
  for (const language of LANGUAGES) {
    const { context, dependencies } = createContext(language, work.documents, textOfSection);
    const translated = await read(language);
    const notices = await readNotices(work.req, language);
    const value = await projectSettings({ settings, translated, notices }, context);
    const setting = { key: SITE_SETTINGS_KEY, language, value, dependencies: [...dependencies] };
    const isNew = await publishSetting(work.executor, setting).catch(async (error: unknown) => {
      const { req, because = 'dependent' } = work;
      throw await explainToEditor(error, { slug: 'site_settings', req, read, because });
    });
    if (isNew) written += 1;
  }
  return written;
}
