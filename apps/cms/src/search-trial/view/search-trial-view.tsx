import { say } from '@keelstone/languages/say.ts';
import { isLanguage } from '@keelstone/model';
import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '../../admin/admin-page.tsx';
import { SearchTrial } from './search-trial.tsx';

/** `/admin/search-trial`: a search as visitors see it, with why each result is there (S-26). */
export function SearchTrialView(view: AdminViewServerProps) {
  const { language, query } = view.searchParams ?? {};
  const first = { language: isLanguage(language) ? language : 'en', query: String(query ?? '') } as const;
  return (
    <AdminPage view={view} className="search-trial-view" heading={say('Try the search')}>
      <p className="search-trial__intro">
        {say(
          'Shows what visitors see for a search, and why each result is there. To see what an edit would change, try the search in the form of the page, under Classification, or of a group of synonyms.',
        )}
      </p>
      <SearchTrial first={first} />
    </AdminPage>
  );
}
