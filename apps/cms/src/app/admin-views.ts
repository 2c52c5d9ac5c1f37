/** The admin's views that are our own, besides those of a document. `e2e/admin-language.e2e.ts` visits them all. */
export const adminViews = {
  calendar: {
    Component: '/content-list/view/calendar-view.tsx#CalendarView',
    path: '/calendar',
    meta: { title: 'Calendar' },
  },
  contentList: {
    Component: '/content-list/view/content-list-view.tsx#ContentListView',
    path: '/content',
    meta: { title: 'Content' },
  },
  unusedMedia: {
    Component: '/media/unused/view/unused-media-view.tsx#UnusedMediaView',
    path: '/unused-media',
    meta: { title: 'Unused media' },
  },
  pageReports: {
    Component: '/discovery/reports/view/page-reports-view.tsx#PageReportsView',
    path: '/page-reports',
    meta: { title: 'Reports on pages' },
  },
  mediaLibrary: {
    Component: '/media/library/view/media-library-view.tsx#MediaLibraryView',
    path: '/media-library',
    meta: { title: 'Media library' },
  },
  submissions: {
    Component: '/submissions/view/submissions-view.tsx#SubmissionsView',
    path: '/submissions',
    meta: { title: 'Submissions' },
  },
  searchStatistics: {
    Component: '/search-statistics/view/search-statistics-view.tsx#SearchStatisticsView',
    path: '/search-statistics',
    meta: { title: 'Search statistics' },
  },
  searchTrial: {
    Component: '/search-trial/view/search-trial-view.tsx#SearchTrialView',
    path: '/search-trial',
    meta: { title: 'Try the search' },
  },
  auditTrail: {
    Component: '/audit/view/audit-trail-view.tsx#AuditTrailView',
    path: '/audit-trail',
    meta: { title: 'Audit trail' },
  },
} as const;
