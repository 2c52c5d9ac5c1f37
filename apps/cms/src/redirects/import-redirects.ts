import { configurationOf } from '../configuration-of.ts';
import { csvImport } from '../csv/csv-import.ts';
import { planImport } from './plan-import.ts';
import { readRedirectLines } from './read-redirect-lines.ts';
import { writeRedirects } from './write-redirects.ts';

/** `POST /api/redirects/import`: all lines of a CSV file or none. */
export const importRedirects = csvImport({
  collection: 'redirects',
  read: readRedirectLines,
  plan: (lines, { req, executor }) =>
    planImport(lines, { executor, siteUrl: configurationOf(req.payload).siteUrl }),
  write: (lines, { executor }) => writeRedirects(executor, lines),
});
