import { say } from '@keelstone/languages/say.ts';
import { REPORTS_PATH } from '../report-query.ts';

/** Link to the reports, in the menu. */
export function PageReportsLink() {
  return (
    <p className="page-reports-link">
      <a href={REPORTS_PATH}>{say('Reports on pages')}</a>
    </p>
  );
}
