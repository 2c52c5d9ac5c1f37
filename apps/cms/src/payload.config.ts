import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRAND } from '@keelstone/brand/brand.ts';
import { textEditor } from '@keelstone/editing/fields/body.field.ts';
import { LARGEST_UPLOAD, ROOM_FOR_FIELDS, sayMegabytes } from '@keelstone/editing/media/upload-limits.ts';
import { LANGUAGES, languages } from '@keelstone/languages/languages.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig, type Endpoint } from 'payload';
import { pino } from 'pino';
import sharp from 'sharp';
import { auditedGlobal } from './audit/audited-collection.ts';
import { adminMeta } from './brand/admin-meta.ts';
import { collections } from './collections/index.ts';
import { editLockEndpoints } from './concurrent-edits/edit-lock.endpoints.ts';
import { guardEditLocks } from './concurrent-edits/guard-edit-locks.ts';
import { globalWithConcurrentEdits } from './concurrent-edits/guarded-collection.ts';
import { readOwnConfiguration } from './configuration.ts';
import { siteSettings } from './globals/site-settings.global.ts';
import { settleAfterTransactions } from './media/storage/settle-after-transactions.ts';
import { unusedMediaEndpoints } from './media/usage/unused-media.endpoints.ts';
import { previewEndpoints } from './preview/preview-endpoints.ts';
import { checkCommits } from './publish/check-commits.ts';
import { guardCollections } from './queries/guard-collections.ts';
import { MOST_OF_STAFF } from './rest/limit-bodies.ts';
import { submissionEndpoints } from './submissions/submission.endpoints.ts';
import { ensureFirstAdministrator } from './tasks/ensure-first-administrator.ts';
import { surviveLostConnections } from './tasks/survive-lost-connections.ts';
import { sweepMedia } from './tasks/sweep-media.ts';
import { usageEndpoints } from './usage/usage.endpoints.ts';

const configuration = readOwnConfiguration();
const directory = dirname(fileURLToPath(import.meta.url));
const CONNECTIONS = 10;

/** Disables share images of admin pages: Payload's endpoint renders an image for any caller. */
const noShareImages: Endpoint = {
  path: '/og',
  method: 'get',
  handler: () => Response.json({ message: 'Not found' }, { status: 404 }),
};

/** Composition root of the CMS process. */
const config = buildConfig({
  serverURL: configuration.cmsUrl,
  secret: configuration.secret,
  csrf: [configuration.cmsUrl],
  cors: [configuration.cmsUrl],
  endpoints: [
    noShareImages,
    ...previewEndpoints,
    ...unusedMediaEndpoints,
    ...submissionEndpoints,
    ...usageEndpoints,
    ...editLockEndpoints,
  ],
  // No client needs more, and each level multiplies the cost of a response (queries/guard-query.ts limits the
  // rest).
  maxDepth: 2,
  telemetry: false,
  // On the server only: see configuration-of.ts.
  custom: { configuration },
  graphQL: { disable: true, disablePlaygroundInProduction: true },
  logger: pino({ level: configuration.logLevel }),
  sharp,
  collections: collections({
    mediaDirectory: configuration.mediaDirectory,
    isSecure: configuration.cmsUrl.startsWith('https:'),
  }),
  globals: [globalWithConcurrentEdits(auditedGlobal(siteSettings))],
  editor: textEditor,
  // No fallback: publishing must never use one language's text for another.
  localization: {
    locales: LANGUAGES.map((code) => ({ code, label: languages[code].name })),
    defaultLocale: DEFAULT_LANGUAGE,
    fallback: false,
  },
  admin: {
    user: 'users',
    avatar: 'default',
    importMap: { baseDir: directory },
    meta: adminMeta(BRAND),
    components: {
      graphics: {
        Logo: '/brand/brand-graphics.tsx#BrandLogo',
        Icon: '/brand/brand-graphics.tsx#BrandIcon',
      },
      afterNavLinks: [
        '/components/submissions/submissions-link.tsx#SubmissionsLink',
        '/components/search-statistics/search-statistics-link.tsx#SearchStatisticsLink',
        '/components/unused-media/unused-media-link.tsx#UnusedMediaLink',
        '/components/audit-trail/audit-trail-link.tsx#AuditTrailLink',
      ],
      views: {
        unusedMedia: {
          Component: '/components/unused-media/unused-media-view.tsx#UnusedMediaView',
          path: '/unused-media',
          meta: { title: 'Unused media' },
        },
        submissions: {
          Component: '/components/submissions/submissions-view.tsx#SubmissionsView',
          path: '/submissions',
          meta: { title: 'Submissions' },
        },
        searchStatistics: {
          Component: '/components/search-statistics/search-statistics-view.tsx#SearchStatisticsView',
          path: '/search-statistics',
          meta: { title: 'Search statistics' },
        },
        auditTrail: {
          Component: '/components/audit-trail/audit-trail-view.tsx#AuditTrailView',
          path: '/audit-trail',
          meta: { title: 'Audit trail' },
        },
      },
      actions: ['/components/shortcuts/add-shortcut.tsx#AddShortcut'],
      beforeDashboard: [
        '/components/dashboard/failed-changes.tsx#FailedChanges',
        '/components/dashboard/dead-submissions.tsx#DeadSubmissions',
        '/components/dashboard/reviews.tsx#Reviews',
        '/components/dashboard/own-shortcuts.tsx#OwnShortcuts',
        '/components/dashboard/section-gallery.tsx#SectionGallery',
      ],
    },
    dateFormat: 'd MMM yyyy, HH:mm',
  },
  i18n: {
    translations: {
      // Payload stores the server's own messages here.
      en: {
        // White-labels the admin.
        general: { payloadSettings: 'Settings' },
        version: {
          problemRestoringVersion:
            'This revision could not be restored. Load the page again and try once more.',
          restoreThisVersion: 'Restore as draft',
          restoredSuccessfully: 'Restored as a draft.',
          aboutToRestore:
            'You are about to restore this {{label}} to the state that it was in on {{versionDate}}. It becomes a draft. What is published stays as it is, in every language.',
        },
      },
    },
  },
  // Uploads of hundreds of megabytes must not be held in memory. Each kind of media has a limit of its own below
  // this one.
  upload: {
    useTempFiles: true,
    tempFileDir: join(configuration.mediaDirectory, '.uploading'),
    abortOnLimit: true,
    // Besides its file, a form sends all its fields in one part.
    limits: { fileSize: LARGEST_UPLOAD, fields: 8, fieldSize: MOST_OF_STAFF },
    requestSizeLimit: LARGEST_UPLOAD + ROOM_FOR_FIELDS,
    responseOnLimit: `Nothing was uploaded, because it has more than ${sayMegabytes(LARGEST_UPLOAD)}, the most that is allowed.`,
  },
  typescript: { outputFile: join(directory, '../../../packages/editing/src/payload-types.ts') },
  db: postgresAdapter({
    pool: { connectionString: configuration.databaseUrl, max: CONNECTIONS },
    push: false,
    migrationDir: join(directory, 'migrations'),
    // Sections are always read and written whole and never queried, so new kinds need no new tables.
    blocksAsJSON: true,
    disableCreateDatabase: true,
  }),
  onInit: async (payload) => {
    surviveLostConnections(payload);
    settleAfterTransactions(payload);
    checkCommits(payload);
    await ensureFirstAdministrator(payload, configuration);
    // A failed clean-up must not prevent the start.
    await sweepMedia(payload).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'MEDIA_DIR was not swept'),
    );
  },
});

export default config.then(guardCollections).then(guardEditLocks);
