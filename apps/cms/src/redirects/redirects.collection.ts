import { readRedirectHits } from '@keelstone/outbox';
import { type CollectionConfig, type Endpoint, Forbidden } from 'payload';
import { editorAccess } from '../access/collection-access.ts';
import { isStaff } from '../access/roles.ts';
import { refuseOvertaken } from '../concurrent-edits/refuse-stale-save.ts';
import { configurationOf } from '../configuration-of.ts';
import { csvImport } from '../csv/csv-import.ts';
import { csvResponse } from '../csv/csv-response.ts';
import { validateOneByOne } from '../database/publishing-lock.ts';
import { readerOf } from '../database/transaction.ts';
import { hitsFields } from './hits.field.ts';
import { sourceInFile } from './normalise-redirect.ts';
import { planImport, readRedirectLines } from './plan-import.ts';
import { publishSavedRedirect, removeDeletedRedirect } from './redirect-hooks.ts';
import {
  normaliseSourceField,
  normaliseTargetField,
  validateSource,
  validateTarget,
} from './validate-redirect.ts';
import { writeRedirects } from './write-redirects.ts';

const COLUMNS = ['from', 'to', 'status', 'hits', 'last_hit'];

/** `GET /api/redirects/export`: all redirects as a CSV file, which can be imported again. */
const exportRedirects: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const executor = await readerOf(req);
    const { rows } = await executor.query(
      'select "from", "to", status from redirects where deleted_at is null order by "from"',
    );
    const hits = await readRedirectHits(
      executor,
      rows.map(({ from }) => String(from)),
    );
    const { siteUrl } = configurationOf(req.payload);
    const records = rows.map((row) => {
      const from = String(row.from);
      const counted = hits.get(from);
      return {
        ...row,
        from: sourceInFile(from, siteUrl),
        hits: counted?.hits ?? 0,
        last_hit: counted?.lastHit.toISOString() ?? '',
      };
    });
    return csvResponse('redirects.csv', COLUMNS, records);
  },
};

/** `POST /api/redirects/import`: all lines of a CSV file or none. */
const importRedirects = csvImport({
  collection: 'redirects',
  read: readRedirectLines,
  plan: (lines, { req, executor }) =>
    planImport(lines, { executor, siteUrl: configurationOf(req.payload).siteUrl }),
  write: (lines, work) => writeRedirects(lines, work),
});

/** C-6: from one path to another. Redirects of moved pages are created automatically. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  typescript: { interface: 'RedirectDocument' },
  graphQL: false,
  access: editorAccess,
  admin: {
    group: 'System',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'status', 'hits', 'lastHit', 'isAutomatic'],
    description:
      'Former paths, and where they lead. When a published page moves, its redirect is made by itself.',
    components: {
      beforeListTable: [
        {
          path: '/csv/view/csv-exchange.tsx#CsvExchange',
          clientProps: { collection: 'redirects', columns: ['from', 'to', 'status'] },
        },
      ],
    },
  },
  endpoints: [importRedirects, exportRedirects],
  // The visitor count is looked up by path, even when only the count is selected.
  forceSelect: { from: true },
  hooks: {
    beforeValidate: [validateOneByOne, refuseOvertaken],
    afterChange: [publishSavedRedirect],
    afterDelete: [removeDeletedRedirect],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      // Unique among those that are not in the trash, by an index in the handwritten part of a migration.
      index: true,
      validate: validateSource,
      hooks: { beforeValidate: [normaliseSourceField] },
      admin: {
        description: 'The former path, as visitors see it, with the prefix of a language where it has one.',
      },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      index: true,
      validate: validateTarget,
      hooks: { beforeValidate: [normaliseTargetField] },
      admin: { description: 'Where it leads: a path such as /articles/new, or an address with https://.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'For good (301)' },
        { value: '302', label: 'For now (302)' },
      ],
      admin: {
        description:
          'Browsers and search engines remember "for good"; choose "for now" if it will come back.',
      },
    },
    {
      name: 'isAutomatic',
      label: 'Made when a page moved',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        readOnly: true,
        description: 'Set for redirects that were made by themselves, also when a file was replaced.',
      },
    },
    ...hitsFields,
  ],
};
