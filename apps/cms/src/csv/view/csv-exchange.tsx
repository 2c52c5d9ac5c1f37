'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { Button, toast, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ChangeEvent, useState } from 'react';
import * as v from 'valibot';
import { readResponse } from '../../admin/read-response.ts';
import type { ImportPreview } from '../csv-import.ts';
import { countOutcomes, ImportPlan, ImportPreviewTable, type ShownLine } from './import-plan.tsx';
import './csv-exchange.css';

type ImportResponse = { lines: ShownLine[]; isDone: boolean; digest: string; previews?: ImportPreview[] };

const texts = v.array(v.string());
const importSchema = v.object({
  lines: v.array(
    // The columns differ between collections.
    v.looseObject({
      line: v.number(),
      outcome: v.picklist(['new', 'changed', 'unchanged', 'refused']),
      reason: v.exactOptional(v.string()),
      note: v.exactOptional(v.string()),
    }),
  ),
  isDone: v.boolean(),
  digest: v.string(),
  previews: v.exactOptional(v.array(v.object({ text: v.string(), columns: texts, rows: v.array(texts) }))),
});

/** Thrown for want of a session: nothing was done, and the same file can be sent again. */
class LoggedOutError extends Error {}

/**
 * Imports a file. @throws Error with a sentence for the editor
 *
 * @param digest of the preview; without one, the import is only previewed
 */
async function sendFile(
  file: File,
  { collection, digest }: { collection: string; digest?: string },
): Promise<ImportResponse> {
  const request = fetch(
    `/api/${collection}/import?${digest === undefined ? 'dryRun=true' : `digest=${digest}`}`,
    { method: 'POST', body: file, headers: { 'content-type': 'text/csv' } },
  );
  const failed =
    digest === undefined
      ? say('The file could not be read. Try again.')
      : say(
          'The CMS did not answer, and the file may have been imported all the same. Choose it again: the preview shows what is imported already.',
        );
  try {
    return await readResponse(request, importSchema, failed);
  } catch (error) {
    const response = await request.catch(() => null);
    const isLoggedOut = response?.status === 401 || response?.status === 403;
    throw isLoggedOut ? new LoggedOutError((error as Error).message, { cause: error }) : error;
  }
}

type Plan = Pick<ImportResponse, 'lines' | 'digest' | 'previews'> & { file: File };

type ExchangeProps = {
  collection: string;
  /** Columns of the file, which the preview shows. */
  columns: readonly string[];
};

/** Above the list of a collection: import of a CSV file, with a preview, and export. */
export function CsvExchange({ collection, columns }: ExchangeProps) {
  const { user } = useAuth<User>();
  const router = useRouter();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isBusy, setBusy] = useState(false);

  const work = async (act: () => Promise<void>) => {
    setBusy(true);
    await act().catch((error: Error) => toast.error(error.message));
    setBusy(false);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Lets the same file be chosen again after it was corrected.
    event.target.value = '';
    if (!file) return;
    // Also if this file cannot be read: its error must not stand above what another one would do.
    setPlan(null);
    void work(async () => setPlan({ file, ...(await sendFile(file, { collection })) }));
  };
  const carryOut = ({ file, digest }: Plan) =>
    work(async () => {
      // All of it is done, or it fails: the button is disabled while the preview refuses a line.
      // If that is not known, the plan is not what a second attempt would do.
      const { lines } = await sendFile(file, { collection, digest }).catch((error: unknown) => {
        if (!(error instanceof LoggedOutError)) setPlan(null);
        throw error;
      });
      setPlan(null);
      toast.success(say('Imported: {outcomes}.', { outcomes: countOutcomes(lines) }));
      router.refresh();
    });

  const isRefused = plan?.lines.some(({ outcome }) => outcome === 'refused');
  return (
    <section className="csv-exchange" aria-label={say('Import and export')}>
      <div className="csv-exchange__actions">
        {user?.role !== 'author' && (
          <label className="csv-exchange__choose">
            <span>{say('Import a CSV file ({columns})', { columns: columns.join(', ') })}</span>
            <input type="file" accept=".csv,.txt,text/csv" disabled={isBusy} onChange={choose} />
          </label>
        )}
        <a href={`/api/${collection}/export`} download>
          {say('Export all as CSV')}
        </a>
      </div>
      {plan && (
        <div className="csv-exchange__result" aria-live="polite">
          <p>{`${plan.file.name}: ${countOutcomes(plan.lines)}.`}</p>
          {isRefused && (
            <p>{say('Nothing is imported while a line is refused. Correct the file and choose it again.')}</p>
          )}
          <ImportPlan lines={plan.lines} columns={columns} />
          {plan.previews?.map((each) => (
            <ImportPreviewTable key={each.text} {...each} />
          ))}
          <div className="csv-exchange__actions">
            <Button disabled={isBusy || Boolean(isRefused)} onClick={() => void carryOut(plan)}>
              {say('Import')}
            </Button>
            <Button buttonStyle="secondary" disabled={isBusy} onClick={() => setPlan(null)}>
              {say('Cancel')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
