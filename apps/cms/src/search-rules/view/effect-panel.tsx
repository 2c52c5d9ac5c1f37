'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useState } from 'react';
import { EFFECT_COLUMNS, effectCells, nameEffect, sayEffect } from '../say-effect.ts';
import type { GroupEffect, UnsavedGroup } from '../show-effect.ts';
import './effect-panel.css';

/** Asks what saving would do. @throws Error with a sentence for the editor */
async function readEffect(group: UnsavedGroup): Promise<GroupEffect> {
  const response = await fetch('/api/synonyms/effect', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(group),
  });
  const answer = (await response.json().catch(() => ({}))) as GroupEffect & {
    errors?: { message: string }[];
  };
  if (response.ok) return answer;
  throw new Error(answer.errors?.[0]?.message ?? say('The CMS did not answer. Try again in a moment.'));
}

function EffectTable({ effects }: Pick<GroupEffect, 'effects'>) {
  return (
    <table className="effect-panel__table">
      <thead>
        <tr>
          {EFFECT_COLUMNS.map((name) => (
            <th key={name} scope="col">
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {effects.map((effect) => {
          const [query, ...cells] = effectCells(effect);
          return (
            <tr key={query} data-effect={nameEffect(effect).toLowerCase()}>
              <th scope="row">{query}</th>
              {EFFECT_COLUMNS.slice(1).map((name, i) => (
                <td key={name}>{cells[i]}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type State = { effect?: GroupEffect; error?: string; isBusy?: boolean };

/** In the form of a group of synonyms: what saving it would do to last month's searches (S-26). */
export function EffectPanel() {
  const { id } = useDocumentInfo();
  const { getData } = useForm();
  const [{ effect, error, isBusy }, setState] = useState<State>({});

  const show = async () => {
    setState({ isBusy: true });
    const { language, words, finds, weight, enabled } = getData() as Partial<UnsavedGroup>;
    const group = { language, words: words ?? [], finds: finds ?? [], weight: weight ?? null, enabled };
    setState(
      await readEffect({ ...group, ...(id === undefined ? {} : { id: Number(id) }) } as UnsavedGroup).then(
        (read) => ({ effect: read }),
        (failure: Error) => ({ error: failure.message }),
      ),
    );
  };
  return (
    <section className="effect-panel" aria-label={say('Effect')}>
      <Button buttonStyle="secondary" disabled={isBusy === true} onClick={() => void show()}>
        {say('Show the effect before saving')}
      </Button>
      <div aria-live="polite">
        {error && <p className="effect-panel__error">{error}</p>}
        {effect && <p>{sayEffect(effect)}</p>}
        {effect && effect.effects.length > 0 && <EffectTable effects={effect.effects} />}
      </div>
    </section>
  );
}
