'use client';

import { say } from '@keelstone/languages/say.ts';
import { searchEffectSchema } from '@keelstone/model/preview/search-effect';
import { Button, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import { EFFECT_COLUMNS, effectCells, nameEffect, sayEffect } from '../say-effect.ts';
import type { GroupEffect, UnsavedGroup } from '../show-effect.ts';
import './effect-panel.css';

const groupEffectSchema = v.object({
  compared: v.number(),
  effects: v.array(v.object({ ...searchEffectSchema.entries, queries: v.number() })),
});

/** Asks what saving would do. @throws Error with a sentence for the editor */
const readEffect = (group: UnsavedGroup): Promise<GroupEffect> =>
  readResponse(fetch('/api/synonyms/effect', jsonRequest(group)), groupEffectSchema);

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
