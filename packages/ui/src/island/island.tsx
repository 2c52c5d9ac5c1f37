import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { DataBlock } from '../data-block.tsx';

/**
 * When an island's script is loaded: immediately, when the browser is idle, when it is in view, at the first sign
 * that a visitor turns to it (a pointer above it, the focus, a key), or at the first interaction.
 */
export type HydrateWhen = 'load' | 'idle' | 'visible' | 'intention' | 'interaction';

type IslandProps<P extends object> = {
  /** Its name in the registry of the site's client.ts: for a kind's own island, that of its file `NAME.island.tsx`. */
  name: string;
  when: HydrateWhen;
  /** Id of the element that contains it. */
  id?: string;
  component: ComponentType<P>;
  /** JSON only, because they are sent to the browser in a data block. */
  props: P;
};

/**
 * Renders a component on the server inside an element that the browser hydrates later.
 *
 * The component must not use `useId`: the server runs React, browsers Preact, whose ids differ.
 */
export function Island<P extends object>({ name, when, id, component: Component, props }: IslandProps<P>) {
  const html = renderToString(<Component {...props} />);
  return (
    <>
      <div
        id={id}
        data-island={name}
        data-when={when}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by React
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <DataBlock type="application/json" value={props} />
    </>
  );
}
