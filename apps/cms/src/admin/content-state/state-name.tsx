import type { Messages } from '@keelstone/languages/messages.ts';
import type { ContentState } from './content-state.ts';
import './content-state.css';

/** A state in words; the colour beside it only repeats them. */
export function StateName({ state, messages }: { state: ContentState; messages: Messages['content'] }) {
  return (
    <span className="content-state" data-state={state}>
      {messages.states[state]}
    </span>
  );
}
