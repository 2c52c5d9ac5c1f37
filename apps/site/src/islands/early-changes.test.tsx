// @vitest-environment happy-dom
/** @jsxImportSource preact/compat */
import { useState } from 'preact/compat';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hydrateIsland } from './hydrate-island.ts';

// As in browsers (preact-in-browsers.ts).
vi.mock('react', () => import('preact/compat'));
vi.mock('react-dom/client', () => import('preact/compat/client'));

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
          setText(event.currentTarget.value);
          told('text', event.currentTarget.value);
        }}
      />
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          setOn(event.currentTarget.checked);
          told('box', event.currentTarget.checked);
        }}
      />
      <select
        value={sort}
        onChange={(event) => {
          setSort(event.currentTarget.value);
          told('sort', event.currentTarget.value);
        }}
      >
        <option value="date">Date</option>
        <option value="rel">Relevance</option>
      </select>
      <output>{`${text} ${isOn} ${sort}`}</output>
    </p>
  );
}

/** As React renders it on the server. */
const RENDERED =
  '<p><input type="text" value=""/><input type="checkbox"/><select><option value="date" selected="">Date</option><option value="rel">Relevance</option></select><output> false date</output></p>';

const PATIENCE = { timeout: 15_000 };

/** The island as the server renders it, changed by a visitor, then hydrated, until it shows what is expected. */
async function expectAfter(
  change: (find: <T extends Element>(selector: string) => T) => void,
  shown: string,
): Promise<void> {
  document.body.innerHTML = `<div id="island">${RENDERED}</div><script type="application/json">{}</script>`;
  const island = document.getElementById('island') as HTMLElement;
  const find = <T extends Element>(selector: string) => island.querySelector(selector) as T;
  change(find);
  hydrateIsland(island, 'fields', Fields as never);
  await vi.waitFor(() => {
    expect(island.hasAttribute('data-hydrated')).toBe(true);
    expect(find('output').textContent).toBe(shown);
  }, PATIENCE);
}

afterEach(() => {
  told.mockReset();
});

describe('what is done to an island before it is hydrated', () => {
  it('R-4 is nothing as a rule, and nothing is repeated', async () => {
    await expectAfter(() => {}, ' false date');
    expect(told).not.toHaveBeenCalled();
  });

  it('R-4 S-2 typed text is kept, and not written anew, which would end a composition', async () => {
    const written = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
    await expectAfter((find) => {
      find<HTMLInputElement>('input[type=text]').value = 'risk';
      written.mockClear();
    }, 'risk false date');
    expect(told.mock.calls).toEqual([['text', 'risk']]);
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  it('R-4 S-6 a ticked box is ticked', async () => {
    await expectAfter((find) => {
      find<HTMLInputElement>('input[type=checkbox]').checked = true;
    }, ' true date');
    expect(told.mock.calls).toEqual([['box', true]]);
  });

  it('R-4 S-10 a chosen order is chosen', async () => {
    await expectAfter((find) => {
      find<HTMLSelectElement>('select').value = 'rel';
    }, ' false rel');
    expect(told.mock.calls).toEqual([['sort', 'rel']]);
  });

  it('R-4 all of that at once is kept, although each renders the island again', async () => {
    await expectAfter((find) => {
      find<HTMLSelectElement>('select').value = 'rel';
      find<HTMLInputElement>('input[type=checkbox]').checked = true;
      find<HTMLInputElement>('input[type=text]').value = 'risk';
    }, 'risk true rel');
  });

  it('R-4 the focus is told, so that what a field offers is offered', async () => {
    await expectAfter((find) => find<HTMLInputElement>('input[type=text]').focus(), ' false date');
    expect(told.mock.calls).toEqual([['focus']]);
  });
});
