'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { Button, toast, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ChangeEvent, useState } from 'react';
import type { PlannedLine } from '../plan-import.ts';
import { countOutcomes, ImportPlan } from './import-plan.tsx';
import './redirect-exchange.css';
import { sendFile } from './send-file.ts';

type Plan = { file: File; lines: PlannedLine[] };

/** Above the list of redirects: import of a CSV file, with a preview, and export (C-6). */
export function RedirectExchange() {
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
    if (file) void work(async () => setPlan({ file, ...(await sendFile(file, { isDryRun: true })) }));
  };
  const carryOut = ({ file }: Plan) =>
    work(async () => {
      const { lines, isDone } = await sendFile(file, { isDryRun: false });
      setPlan(isDone ? null : { file, lines });
      if (!isDone) return;
      toast.success(`Imported: ${countOutcomes(lines)}.`);
      router.refresh();
    });

  const isRefused = plan?.lines.some(({ outcome }) => outcome === 'refused');
  return (
    <section className="redirect-exchange" aria-label="Import and export">
      <div className="redirect-exchange__actions">
        {user?.role !== 'author' && (
          <label className="redirect-exchange__choose">
            <span>Import a CSV file (from, to, status)</span>
            <input type="file" accept=".csv,.txt,text/csv" disabled={isBusy} onChange={choose} />
          </label>
        )}
        <a href="/api/redirects/export" download>
          Export all as CSV
        </a>
      </div>
      {plan && (
        <div className="redirect-exchange__result" aria-live="polite">
          <p>{`${plan.file.name}: ${countOutcomes(plan.lines)}.`}</p>
          {isRefused && (
            <p>Nothing is imported while a line is refused. Mend the file and choose it again.</p>
          )}
          <ImportPlan lines={plan.lines} />
          <div className="redirect-exchange__actions">
            <Button disabled={isBusy || Boolean(isRefused)} onClick={() => void carryOut(plan)}>
              Import
            </Button>
            <Button buttonStyle="secondary" disabled={isBusy} onClick={() => setPlan(null)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
