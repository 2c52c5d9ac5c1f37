'use client';

import { fillMessage } from '@keelstone/languages/say.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { formPath } from '../../admin/form-path.ts';
import { useSiteZone } from '../../admin/time/use-site-zone.tsx';
import { clockTime, momentOf } from '../../admin/time/zoned-time.ts';
import { type CalendarItem, DRAGGED_PLAN } from '../calendar/calendar-item.ts';
import type { ListTexts } from '../list-texts.ts';

type CalendarEntryProps = {
  item: CalendarItem;
  mayMove: boolean;
  texts: ListTexts;
  /** The new time as it is being typed, on a clock of the site; null if nobody types one. */
  typed: string | null;
  onType: (time: string | null) => void;
  /** Resolves when it was moved, or when it was said why not. */
  onMove: (to: Date) => Promise<void>;
};

/** For those who do not drag: the new time, in a field. */
function MoveForm({
  item,
  texts,
  typed: value,
  onType: setValue,
  onMove,
}: Omit<CalendarEntryProps, 'mayMove'>) {
  const { messages } = texts;
  const zone = useSiteZone();
  const [isBusy, setIsBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Otherwise the focus would fall to the top of the page with the field that had it.
    if (value === null && wasOpen.current) opener.current?.focus();
    wasOpen.current = value !== null;
  }, [value]);
  const id = useId();
  const title = item.title || messages.untitled;
  if (value === null) {
    return (
      <button
        ref={opener}
        type="button"
        aria-label={fillMessage(messages.calendar.moveTitle, { title })}
        onClick={() => setValue(clockTime(item.at, zone))}
      >
        {messages.calendar.move}
      </button>
    );
  }
  const time = momentOf(value, zone);
  const submit = async () => {
    // What the field shows may be more than one moment: an hour comes twice when clocks are put back.
    if (time === null || value === clockTime(item.at, zone)) return setValue(null);
    if (isBusy) return;
    setIsBusy(true);
    await onMove(new Date(time));
    setIsBusy(false);
  };
  return (
    <form
      className="calendar__move"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={id}>{messages.calendar.newTime}</label>
      <input
        id={id}
        type="datetime-local"
        // biome-ignore lint/a11y/noAutofocus: it has just been asked for
        autoFocus
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setValue(null)}
      />
      <button type="submit" disabled={time === null}>
        {isBusy ? `${messages.busy} …` : messages.save}
      </button>
      <button type="button" onClick={() => setValue(null)}>
        {messages.cancel}
      </button>
    </form>
  );
}

/** What happens to a page at a time, with what is wrong with it. */
export function CalendarEntry({ item, mayMove, ...form }: CalendarEntryProps) {
  const { texts } = form;
  const { messages, locale, languages, types } = texts;
  const { type, id, kind, at, plan } = item;
  const zone = useSiteZone();
  const isMovable = mayMove && plan !== undefined;
  const hour = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(
    new Date(at),
  );
  const what = plan ? messages.plans[plan.action] : messages.calendar.kinds[kind];
  const names = (plan?.languages ?? []).map((language) => languages[language]);
  return (
    <li
      data-kind={kind}
      data-plan={plan?.id}
      data-conflict={(plan?.conflicts.length ?? 0) > 0 || undefined}
      draggable={isMovable}
      onDragStart={(event) => {
        if (!plan) return;
        event.dataTransfer.setData(DRAGGED_PLAN, String(plan.id));
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <time dateTime={at}>{hour}</time>{' '}
      <a href={formPath(type, id)} draggable={false}>
        {item.title || messages.untitled}
      </a>
      <small>{[what, ...names, types[type]].join(', ')}</small>
      {plan?.conflicts.map((conflict) => (
        <p key={conflict} className="calendar__conflict">
          {messages.calendar.conflicts[conflict]}
        </p>
      ))}
      {isMovable && <MoveForm item={item} {...form} />}
    </li>
  );
}
