'use client';

import { say } from '@keelstone/languages/say.ts';
import { LANGUAGES, type Language } from '@keelstone/model/language';
import { searchTrialSchema, type SearchTrial as Trial } from '@keelstone/model/preview/search-trial';
import { Button } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import { useLanguageNames } from '../../admin/use-language-names.ts';
import type { TrialForm } from '../search-trial.endpoint.ts';
import { TrialResults } from './trial-results.tsx';
import './search-trial.css';

/** Asks what a search shows. @throws Error with a sentence for the editor */
const trySearch = (form: TrialForm): Promise<Trial> =>
  readResponse(fetch('/api/search-trial', jsonRequest(form)), searchTrialSchema);

type State = { trial?: Trial; error?: string; isBusy?: boolean };

type TrialProps = {
  /** The language of the form beside it; the editor chooses it if it is left out. */
  language?: Language;
  first?: { language: Language; query: string };
  /** What is compared with the search as it is, when it is tried. */
  change?: () => Pick<TrialForm, 'page' | 'group'>;
};

/**
 * A search that an editor tries. No form of its own: it may stand in the form of a page, which the Enter key must not
 * save.
 */
export function SearchTrial({ language: given, first, change }: TrialProps) {
  const id = useId();
  const nameOf = useLanguageNames();
  // Not React's state: what is typed before hydration counts, too.
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Language>(first?.language ?? 'en');
  const [order, setOrder] = useState<TrialForm['order']>('recent');
  const [{ trial, error, isBusy }, setState] = useState<State>({});

  const run = async () => {
    setState({ isBusy: true });
    const query = input.current?.value ?? '';
    const form = { language: given ?? chosen, query, order, ...change?.() };
    setState(
      await trySearch(form).then(
        (tried) => ({ trial: tried }),
        (failure: Error) => ({ error: failure.message }),
      ),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void run();
  };
  return (
    <div className="search-trial">
      <search className="search-trial__form" aria-label={say('Try the search')}>
        <label htmlFor={`${id}query`}>
          {say('What a visitor types')}
          <input
            id={`${id}query`}
            type="text"
            maxLength={200}
            autoComplete="off"
            ref={input}
            defaultValue={first?.query}
            onKeyDown={onKeyDown}
          />
        </label>
        {given === undefined && (
          <label htmlFor={`${id}language`}>
            {say('Language')}
            <select
              id={`${id}language`}
              value={chosen}
              onChange={({ target }) => setChosen(target.value as Language)}
            >
              {LANGUAGES.map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label htmlFor={`${id}order`}>
          {say('Order')}
          <select
            id={`${id}order`}
            value={order}
            onChange={({ target }) => setOrder(target.value as TrialForm['order'])}
          >
            <option value="recent">{say('Most recent')}</option>
            <option value="relevance">{say('Relevance')}</option>
          </select>
        </label>
        <Button buttonStyle="secondary" margin={false} disabled={isBusy === true} onClick={() => void run()}>
          {say('Try it')}
        </Button>
      </search>
      <div aria-live="polite">{error && <p className="search-trial__error">{error}</p>}</div>
      {trial && <TrialResults trial={trial} />}
    </div>
  );
}
