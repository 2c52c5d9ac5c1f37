import { readThesaurus } from '@keelstone/languages/thesaurus.ts';
import { LANGUAGES, SEARCH_RULES_KEY } from '@keelstone/model';
import { toSynonymRule } from '../apps/cms/src/publishing/search/synonym-groups.ts';
import { openSite } from '../apps/site/src/app/site.fixture.ts';
import type { PublishedDemo } from './publish-demo.ts';

/** A site with the demo and the product's thesaurus, which editors have not changed. To be closed by the caller. */
export async function openDemoSite({ nodes }: PublishedDemo) {
  const { site, publish } = await openSite({ nodes: [...nodes] });
  for (const language of LANGUAGES) {
    const value = { synonyms: readThesaurus(language).map(toSynonymRule), pinned: [] };
    publish({ kind: 'setting', key: SEARCH_RULES_KEY, language, value });
  }
  return site;
}
