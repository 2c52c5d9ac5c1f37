// @vitest-environment happy-dom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrateIsland } from './hydrate-island.ts';

const PATIENCE = { timeout: 15_000 };
const told = vi.fn();

function Fields() {
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(false);
  const [sort, setSort] = useState('date');
  return (
    <p>
      <input
        type="text"
        value={text}
        onFocus={() => told('focus')}
        onChange={(event) => {
          setText(event.target.value);
          told('text', event.target.value);
        }}
      />
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          setOn(event.target.checked);
          told('box', event.target.checked);
        }}
      />
      <select
        value={sort}
        onChange={(event) => {
          setSort(event.target.value);
          told('sort', event.target.value);
        }}
      >
        <option value="date">Date</option>
        <option value="rel">Relevance</option>
      </select>
      <output>{`${text} ${isOn} ${sort}`}</output>
    </p>
  );
}

/** The island as the server renders it, changed by a visitor, then hydrated. */
async function hydrateAfter(
  change: (find: <T extends Element>(selector: string) => T) => void,
): Promise<string> {
  document.body.innerHTML = `<div id="island">${renderToString(<Fields />)}</div><script type="application/json">{}</script>`;
  const island = document.getElementById('island') as HTMLElement;
  const find = <T extends Element>(selector: string) => island.querySelector(selector) as T;
  change(find);
  hydrateIsland(island, 'fields', Fields as never);
  // The component is unknown to the element until React has hydrated it.
  await vi.waitFor(() => expect(Object.keys(find('input')).join()).toContain('__reactProps'), PATIENCE);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return find('output').textContent ?? '';
}

// The test library of other files says that every update is announced to React; here a browser makes them.
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  told.mockReset();
});

describe('what is done to an island before it is hydrated', () => {
  it('R-4 is nothing as a rule, and nothing is repeated', async () => {
    expect(await hydrateAfter(() => {})).toBe(' false date');
    expect(told).not.toHaveBeenCalled();
  });

  it('R-4 S-2 typed text is kept', async () => {
    const shown = await hydrateAfter((find) => {
      find<HTMLInputElement>('input[type=text]').value = 'risk';
    });
    expect(shown).toBe('risk false date');
    expect(told.mock.calls).toEqual([['text', 'risk']]);
  });

  it('R-4 S-6 a ticked box is ticked', async () => {
    const shown = await hydrateAfter((find) => {
      find<HTMLInputElement>('input[type=checkbox]').checked = true;
    });
    expect(shown).toBe(' true date');
    expect(told.mock.calls).toEqual([['box', true]]);
  });

  it('R-4 S-10 a chosen order is chosen', async () => {
    const shown = await hydrateAfter((find) => {
      find<HTMLSelectElement>('select').value = 'rel';
    });
    expect(shown).toBe(' false rel');
    expect(told.mock.calls).toEqual([['sort', 'rel']]);
  });

  it('R-4 the focus is told, so that what a field offers is offered', async () => {
    await hydrateAfter((find) => find<HTMLInputElement>('input[type=text]').focus());
    expect(told.mock.calls).toEqual([['focus']]);
  });
});
