import { LANGUAGES, type Language, SEARCH_CHOICES_KEY } from '@keelstone/model';
import { readSearchChoices } from '@keelstone/outbox';
import { type Executor, isSettingPublished, publishSetting } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { withTransactionOf } from '../../database/transaction.ts';

type Work = { req: PayloadRequest; executor: Executor };

/** Frequent searches are most of all searches; each of the others has too few choices to learn from. */
const MOST = { keywords: 500, pages: 10 } as const;

async function learnsFromChoices(req: PayloadRequest): Promise<boolean> {
  const { learnsFromChoices } = await req.payload.findGlobal({
    ...(await withTransactionOf(req)),
    slug: 'site_settings',
    depth: 0,
  });
  return learnsFromChoices ?? true;
}

async function publishIn(language: Language, learns: boolean, executor: Executor): Promise<boolean> {
  const choices = learns ? await readSearchChoices(executor, { language, ...MOST }) : [];
  const isEmpty = choices.length === 0;
  if (isEmpty && !(await isSettingPublished(executor, SEARCH_CHOICES_KEY, language))) return false;
  return publishSetting(executor, {
    key: SEARCH_CHOICES_KEY,
    language,
    value: { choices },
    dependencies: [],
  });
}

/**
 * Publishes what visitors chose for their searches in each language (S-26); nothing if editors have switched it off.
 *
 * @returns the number of languages in which the published choices changed
 */
export async function publishSearchChoices({ req, executor }: Work): Promise<number> {
  const learns = await learnsFromChoices(req);
  let written = 0;
  for (const language of LANGUAGES) if (await publishIn(language, learns, executor)) written += 1;
  return written;
}
