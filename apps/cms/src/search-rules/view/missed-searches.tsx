'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, useField, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readResponse } from '../../admin/read-response.ts';
import type { MissedSearch } from '../list-missed-searches.ts';
import './missed-searches.css';

const missedSchema = v.object({
  searches: v.array(v.object({ keyword: v.string(), queries: v.number() })),
});

/** Proposals are a help only: without them, the form works as well. */
async function readMissed(language: string): Promise<MissedSearch[]> {
  return (await readResponse(fetch(`/api/synonyms/missed?language=${language}`), missedSchema)).searches;
}

const timesOf = (queries: number) => (queries === 1 ? say('once') : say('{queries} times', { queries }));

/** Below the words that a page is also found by: searches that no page fits, to be added to them (S-26). */
export function MissedSearches() {
  const { code } = useLocale();
  const { value, setValue, disabled } = useField<string | null>({ path: 'alsoFoundBy' });
  const [missed, setMissed] = useState<MissedSearch[]>([]);

  useEffect(() => {
    readMissed(code).then(setMissed, () => setMissed([]));
  }, [code]);

  const words = value ?? '';
  const has = (keyword: string) => words.toLowerCase().includes(keyword);
  const add = (keyword: string) => setValue([words.trim(), keyword].filter(Boolean).join(', '));
  const proposed = missed.filter(({ keyword }) => !has(keyword));
  if (disabled || proposed.length === 0) return null;
  return (
    <section className="missed-searches" aria-label={say('Searches without results')}>
      <p>
        {say(
          'Visitors searched for these in the last 30 days, and no page had all the words. Add what this page is about.',
        )}
      </p>
      <ul>
        {proposed.map(({ keyword, queries }) => (
          <li key={keyword}>
            <span>{`${keyword} (${timesOf(queries)})`}</span>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => add(keyword)}
              aria-label={say('Add {keyword}', { keyword })}
            >
              {say('Add')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
