import { REPORTS_PATH } from '../report-query.ts';
import { messages } from './messages.ts';

/** Link to the reports, in the menu. */
export function PageReportsLink() {
  return (
    <p className="page-reports-link">
      <a href={REPORTS_PATH}>{messages.heading}</a>
    </p>
  );
}
