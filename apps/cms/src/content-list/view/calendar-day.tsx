'use client';

import { fillMessage } from '@keelstone/languages/say.ts';
import { useState } from 'react';
import { inUtc } from '../calendar/calendar-days.ts';
import { type CalendarItem, DRAGGED_PLAN } from '../calendar/calendar-item.ts';
import type { ListTexts } from '../list-texts.ts';
import { CalendarEntry } from './calendar-entry.tsx';

type CalendarDayProps = {
  day: string;
  items: readonly CalendarItem[];
  isToday: boolean;
  /** Whether it belongs to the month before or after. */
  isOutside: boolean;
  mayMove: boolean;
  texts: ListTexts;
  /** The new times that are being typed, by the number of the plan. */
  typed: ReadonlyMap<number, string>;
  onType: (plan: number, time: string | null) => void;
  /** Resolves when it was moved, or when it was said why not. */
  onMove: (item: CalendarItem, to: Date) => Promise<void>;
  /** A plan was dropped on this day. */
  onDrop: (plan: number) => void;
};

/** A day with many entries shows this many at first. */
const SHOWN = 5;

const isPlan = (event: React.DragEvent) => event.dataTransfer.types.includes(DRAGGED_PLAN);

/** One day, onto which plans can be dragged. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, items, isToday, isOutside, mayMove, texts, typed, onType, onMove, onDrop } = props;
  const [isWhole, setWhole] = useState(false);
  const [isTarget, setTarget] = useState(false);
  const name = new Intl.DateTimeFormat(texts.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const typedFor = ({ plan }: CalendarItem) => (plan && typed.get(plan.id)) ?? null;
  const shown = items.filter((item, index) => isWhole || index < SHOWN || typedFor(item) !== null);
  return (
    <li
      data-today={isToday || undefined}
      data-outside={isOutside || undefined}
      data-target={isTarget || undefined}
      data-empty={items.length === 0 || undefined}
      onDragOver={(event) => {
        if (!mayMove || !isPlan(event)) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        setTarget(false);
        if (!mayMove || !isPlan(event)) return;
        event.preventDefault();
        onDrop(Number(event.dataTransfer.getData(DRAGGED_PLAN)));
      }}
    >
      <h3 aria-current={isToday ? 'date' : undefined}>
        <time dateTime={day}>{name.format(inUtc(day))}</time>
      </h3>
      {items.length > 0 && (
        <ul>
          {shown.map((item) => (
            <CalendarEntry
              key={`${item.kind} ${item.type} ${item.id} ${item.plan?.id ?? item.at}`}
              item={item}
              mayMove={mayMove}
              texts={texts}
              typed={typedFor(item)}
              onType={(time) => item.plan && onType(item.plan.id, time)}
              onMove={(to) => onMove(item, to)}
            />
          ))}
        </ul>
      )}
      {items.length > shown.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {fillMessage(texts.messages.calendar.more, { count: items.length - shown.length })}
        </button>
      )}
    </li>
  );
}
