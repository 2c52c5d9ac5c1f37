import type { I18n } from '@payloadcms/translations';
import './dashboard.css';

/** What the dashboard is called, above its lists. Payload's own heading stands in the path only. */
export function DashboardHeading({ i18n }: { i18n: I18n }) {
  return <h1 className="dashboard-heading">{i18n.t('general:dashboard')}</h1>;
}
