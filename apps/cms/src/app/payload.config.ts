import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRAND } from '@keelstone/brand/brand.ts';
import { textEditor } from '@keelstone/editing/fields/body.field.ts';
import { LARGEST_UPLOAD, ROOM_FOR_FIELDS, sayMegabytes } from '@keelstone/editing/media/upload-limits.ts';
import { adminLanguages, saidTexts } from '@keelstone/languages/admin-languages.ts';
import { LANGUAGES, languageName } from '@keelstone/languages/languages.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig, type Endpoint } from 'payload';
import { pino, stdSerializers } from 'pino';
import sharp from 'sharp';
import { ensureFirstAdministrator } from '../accounts/ensure-first-administrator.ts';
import { writeSessionsOnly } from '../accounts/write-sessions-only.ts';
import { translateConfiguration } from '../admin/configuration-texts.ts';
import { auditedGlobal } from '../audit/audited-collection.ts';
import { adminMeta } from '../brand/admin-meta.ts';
import { editLockEndpoints } from '../concurrent-edits/edit-lock.endpoints.ts';
import { guardEditLocks } from '../concurrent-edits/guard-edit-locks.ts';
import { globalWithConcurrentEdits } from '../concurrent-edits/guarded-collection.ts';
import { keptChangesEndpoints } from '../concurrent-edits/kept-changes.endpoints.ts';
import { readOwnConfiguration } from '../configuration.ts';
import { contentEndpoints } from '../content-list/bulk/content.endpoints.ts';
import { calendarEndpoint, conflictsEndpoint } from '../content-list/calendar/calendar.endpoint.ts';
import { paletteEndpoint } from '../content-list/palette/palette.endpoint.ts';
import { checkCommits } from '../database/check-commits.ts';
import { orderRevisions } from '../database/order-revisions.ts';
import { surviveLostConnections } from '../database/survive-lost-connections.ts';
import { discoveryEndpoints } from '../discovery/discovery.endpoints.ts';
import { globalWithFormHead } from '../form-head/with-form-head.ts';
import { explainRefusal } from '../http/explain-refusal.ts';
import { guardCollections } from '../http/guard-collections.ts';
import { MOST_OF_STAFF } from '../http/limit-bodies.ts';
import { nameErrors } from '../http/name-errors.ts';
import { linkAnchorsEndpoint } from '../link-anchors/link-anchors.endpoint.ts';
import { mailQueueAdapter } from '../mail/mail-adapter.ts';
import { rememberMediaFolder } from '../media/storage/media-mount.ts';
import { settleAfterTransactions } from '../media/storage/settle-after-transactions.ts';
import { sweepMedia } from '../media/storage/sweep-media.ts';
import { unusedMediaEndpoints } from '../media/unused/unused-media.endpoints.ts';
import { previewEndpoints } from '../preview/preview-endpoints.ts';
import { withRowEditing } from '../row-editing/with-row-editing.ts';
import { searchTrialEndpoint } from '../search-trial/search-trial.endpoint.ts';
import { siteSettings } from '../settings/site-settings.global.ts';
import { submissionEndpoints } from '../submissions/submission.endpoints.ts';
import { usageEndpoints } from '../usage/usage.endpoints.ts';
import { adminViews } from './admin-views.ts';
import { collections } from './collections.ts';
import { LOG_HOOKS } from './log-refusals.ts';

nameErrors();
const configuration = readOwnConfiguration();
/** `src`, the base of component paths. */
const directory = dirname(dirname(fileURLToPath(import.meta.url)));
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
    ...discoveryEndpoints,
    ...submissionEndpoints,
    ...usageEndpoints,
    ...contentEndpoints,
    calendarEndpoint,
    conflictsEndpoint,
    paletteEndpoint,
    searchTrialEndpoint,
    linkAnchorsEndpoint,
    ...editLockEndpoints,
    ...keptChangesEndpoints,
  ],
  // No client needs more, and each level multiplies the cost of a response (http/guard-query.ts limits the rest).
  maxDepth: 2,
  telemetry: false,
  // On the server only: see configuration-of.ts.
  custom: { configuration },
  graphQL: { disable: true, disablePlaygroundInProduction: true },
  logger: pino({
    level: configuration.logLevel,
    hooks: LOG_HOOKS,
    // The SQLSTATE and constraint of a failed query are those of its cause.
    serializers: { err: stdSerializers.errWithCause },
  }),
  sharp,
  collections: collections({
    mediaDirectory: configuration.mediaDirectory,
    isSecure: configuration.cmsUrl.startsWith('https:'),
  }),
  globals: [withRowEditing(globalWithFormHead(globalWithConcurrentEdits(auditedGlobal(siteSettings))))],
  editor: textEditor,
  email: mailQueueAdapter,
  // No fallback: publishing must never use one language's text for another.
  localization: {
    locales: LANGUAGES.map((code) => ({
      code,
      label: Object.fromEntries(LANGUAGES.map((reader) => [reader, languageName(code, reader)])),
    })),
    defaultLocale: DEFAULT_LANGUAGE,
    fallback: false,
  },
  admin: {
    user: 'users',
    avatar: 'default',
    importMap: { baseDir: directory },
    meta: adminMeta(BRAND),
    components: {
      providers: [
        '/admin/admin-reader.tsx#AdminReader',
        '/accounts/view/session-guard.tsx#SessionGuard',
        '/concurrent-edits/view/compared-version.tsx#ComparedVersion',
        '/trash/view/undo-trash.tsx#UndoTrash',
        '/admin/closed-menu.tsx#ClosedMenu',
        '/admin/history/kept-history-state.tsx#KeptHistoryState',
        '/admin/focus/focus-drawers.tsx#FocusDrawers',
        '/admin/unsaved/typed-drawers.tsx#TypedDrawers',
        '/admin/accessible-markup.tsx#AccessibleMarkup',
        '/admin/time/site-zone.tsx#SiteZone',
      ],
      graphics: {
        Logo: '/brand/brand-graphics.tsx#BrandLogo',
        Icon: '/brand/brand-graphics.tsx#BrandIcon',
      },
      beforeNavLinks: ['/admin/menu/first-and-last-links.tsx#FirstLinks'],
      afterNavLinks: ['/admin/menu/first-and-last-links.tsx#LastLinks'],
      views: adminViews,
      actions: [
        '/content-list/palette/view/command-palette.tsx#CommandPalette',
        '/shortcuts/view/add-shortcut.tsx#AddShortcut',
      ],
      afterDashboard: ['/accounts/view/tour-panel.tsx#TourAgain'],
      beforeDashboard: [
        '/admin/dashboard/dashboard-heading.tsx#DashboardHeading',
        '/accounts/view/tour.tsx#Tour',
        '/form-head/view/unsaved-work.tsx#UnsavedWork',
        '/schedule/view/failed-changes.tsx#FailedChanges',
        '/submissions/view/dead-submissions.tsx#DeadSubmissions',
        '/mail/view/failed-mails.tsx#FailedMails',
        '/review/view/reviews.tsx#Reviews',
        '/content-list/view/my-work.tsx#MyWork',
        '/shortcuts/view/own-shortcuts.tsx#OwnShortcuts',
        '/preview/view/section-gallery.tsx#SectionGallery',
      ],
    },
    dateFormat: 'd MMM yyyy, HH:mm',
  },
  i18n: {
    supportedLanguages: Object.fromEntries(LANGUAGES.map((code) => [code, adminLanguages[code].payload])),
    fallbackLanguage: DEFAULT_LANGUAGE,
    translations: Object.fromEntries(
      LANGUAGES.map((code) => [
        code,
        // Browsers read them from here (admin/admin-reader.tsx). English is what stands in the sources.
        { ...adminLanguages[code].payloadTexts, keelstone: code === DEFAULT_LANGUAGE ? {} : saidTexts[code] },
      ]),
    ),
  },
  // Uploads of hundreds of megabytes must not be held in memory. Each kind of media has a lower limit of its own.
  upload: {
    useTempFiles: true,
    tempFileDir: join(configuration.mediaDirectory, '.uploading'),
    abortOnLimit: true,
    // Besides its file, a form sends all its fields in one part.
    limits: { fileSize: LARGEST_UPLOAD, fields: 8, fieldSize: MOST_OF_STAFF },
    requestSizeLimit: LARGEST_UPLOAD + ROOM_FOR_FIELDS,
    responseOnLimit: `Nothing was uploaded, because it has more than ${sayMegabytes(LARGEST_UPLOAD)}, the most that is allowed.`,
  },
  typescript: {
    outputFile: join(directory, '../../../packages/editing/src/payload-types.ts'),
    // `npm run generate -w @keelstone/cms` makes them. Payload would make them at each start of a test, in a process of
    // its own.
    autoGenerate: false,
  },
  db: postgresAdapter({
    pool: { connectionString: configuration.databaseUrl, max: CONNECTIONS },
    push: false,
    migrationDir: join(directory, 'migrations'),
    // Sections are always read and written whole and never queried, so new kinds need no new tables.
    blocksAsJSON: true,
    disableCreateDatabase: true,
  }),
  hooks: { afterError: [explainRefusal] },
  onInit: async (payload) => {
    surviveLostConnections(payload);
    settleAfterTransactions(payload);
    checkCommits(payload);
    orderRevisions(payload);
    writeSessionsOnly(payload);
    await ensureFirstAdministrator(payload, configuration);
    await rememberMediaFolder(configuration.mediaDirectory, payload.logger);
    // A failed clean-up must not prevent the start.
    await sweepMedia(payload).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'MEDIA_DIR was not swept'),
    );
  },
});

export default config.then(guardCollections).then(guardEditLocks).then(translateConfiguration);
