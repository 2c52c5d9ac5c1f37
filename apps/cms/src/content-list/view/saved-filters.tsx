'use client';

import { fillMessage } from '@keelstone/languages/say.ts';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useState } from 'react';
import type { ListTexts } from '../list-texts.ts';
import { removeFilter, saveFilter } from './content-requests.ts';

export type SavedFilter = { id: number; title: string; url: string };

type SavedFiltersProps = {
  filters: readonly SavedFilter[];
  /** The URL of the filter that is shown; null for the whole list. */
  current: string | null;
  messages: ListTexts['messages'];
};

const MAX_TITLE = 120;

function SaveFilter({ current, messages }: { current: string; messages: ListTexts['messages'] }) {
  const [name, setName] = useState<string | null>(null);
  const router = useRouter();
  const id = useId();
  const save = async (title: string) => {
    try {
      await saveFilter(title, current, messages.failed);
      toast.success(fillMessage(messages.filterSaved, { name: title }));
      setName(null);
      router.refresh();
    } catch (error) {
      toast.error((error as Error).message);
    }
  };
  if (name === null) {
    return (
      <button type="button" onClick={() => setName('')}>
        {messages.saveFilter}
      </button>
    );
  }
  return (
    <form
      className="content-list__save"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) void save(name.trim());
      }}
    >
      <label htmlFor={id}>{messages.filterName}</label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it has just been asked for
        autoFocus
        value={name}
        maxLength={MAX_TITLE}
        required
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setName(null)}
      />
      <button type="submit">{messages.save}</button>
      <button type="button" onClick={() => setName(null)}>
        {messages.cancel}
      </button>
    </form>
  );
}

/** One's own filters, which are shortcuts on the dashboard as well, and a button that adds what is shown. */
export function SavedFilters({ filters, current, messages }: SavedFiltersProps) {
  const router = useRouter();
  const remove = async ({ id, title }: SavedFilter) => {
    try {
      await removeFilter(id, messages.failed);
      toast.success(fillMessage(messages.filterRemoved, { name: title }));
      router.refresh();
    } catch (error) {
      toast.error((error as Error).message);
    }
  };
  const isSaved = filters.some(({ url }) => url === current);
  return (
    <nav className="content-list__saved" aria-label={messages.savedFilters}>
      {filters.map((filter) => (
        <span key={filter.id}>
          <a href={filter.url} aria-current={filter.url === current ? 'page' : undefined}>
            {filter.title}
          </a>
          <button
            type="button"
            aria-label={fillMessage(messages.removeFilter, { name: filter.title })}
            onClick={() => void remove(filter)}
          >
            ×
          </button>
        </span>
      ))}
      {current !== null && !isSaved && <SaveFilter key={current} current={current} messages={messages} />}
    </nav>
  );
}
