import type { Tables } from '@keelstone/read-model/migrate';
import { commonSearches } from './common-search-tables.ts';
import { formCounts } from './form-count-tables.ts';
import { formFiles } from './form-file-tables.ts';
import { redirectHits } from './redirect-tables.ts';
import { searchChoices } from './search-choice-tables.ts';
import { searchOutcomes } from './search-outcome-tables.ts';
import { searchStatistics } from './search-tables.ts';
import { formSubmissions, submissionAnnouncements, submissionDesk } from './submission-tables.ts';

/** What visitors did and sent. The site role may call the functions that add to it, but cannot read it. */
export const outboxTables: Tables = {
  migrations: [
    { version: 5, name: 'outbox', sql: redirectHits + formSubmissions + searchStatistics },
    { version: 6, name: 'common searches', sql: commonSearches },
    { version: 7, name: 'search choices', sql: searchChoices },
    { version: 8, name: 'search outcomes', sql: searchOutcomes },
    { version: 9, name: 'submission announcements', sql: submissionAnnouncements },
    { version: 10, name: 'submission desk', sql: submissionDesk },
    { version: 11, name: 'form counts', sql: formCounts },
    { version: 12, name: 'form files', sql: formFiles },
  ],
  grants: (siteRole) => `
    revoke all on all tables in schema visits from ${siteRole};
    grant usage on schema visits to ${siteRole};
    grant execute on function visits.count_redirects(text[], integer[]) to ${siteRole};
    grant execute on function visits.count_searches(date[], text[], text[], boolean[], integer[]) to ${siteRole};
    grant execute on function visits.count_search_clicks(date[], text[], integer[], integer[]) to ${siteRole};
    grant execute on function visits.record_common_searches(date[], text[], text[], integer[]) to ${siteRole};
    grant execute on function
      visits.record_search_choices(date[], text[], text[], integer[], integer[], integer[]) to ${siteRole};
    grant execute on function
      visits.count_search_outcomes(date[], text[], text[], text[], integer[], boolean[], integer[]) to ${siteRole};
    grant execute on function visits.count_forms(date[], integer[], text[], text[], integer[]) to ${siteRole};
    revoke all on all tables in schema submissions from ${siteRole};
    grant usage on schema submissions to ${siteRole};
    grant execute on function
      submissions.store(uuid, integer, text, text, text, jsonb, timestamptz) to ${siteRole};
    grant execute on function
      submissions.store_with_files(uuid, integer, text, text, text, jsonb, timestamptz, jsonb, bigint) to ${siteRole};
  `,
};
