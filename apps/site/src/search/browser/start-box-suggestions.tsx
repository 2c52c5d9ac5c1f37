import type { Language } from '@keelstone/languages/languages.ts';
import { browserMessagesOf } from '@keelstone/languages/messages.ts';
import { createRoot } from 'react-dom/client';
import { BoxSuggestions } from '../screen/keyword/box-suggestions.tsx';

/** Adds suggestions to a plain search form (S-5), which works without them. */
export async function startBoxSuggestions(box: HTMLElement): Promise<void> {
  const input = box.querySelector('input');
  if (!input) return;
  const language = document.documentElement.lang as Language;
  const { search: messages } = await browserMessagesOf(language);
  const popup = box.appendChild(document.createElement('div'));
  const url = `/search/suggestions?language=${language}`;
  createRoot(popup, { identifierPrefix: `${input.id}-` }).render(
    <BoxSuggestions input={input} url={url} messages={messages} />,
  );
}
