'use client';

import { fillMessage } from '@keelstone/languages/say.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSiteZone } from '../../admin/time/use-site-zone.tsx';
import {
  CALENDAR_SPANS,
  type CalendarSpan,
  dayOf,
  daysAround,
  inUtc,
  neighbour,
  onDay,
  rangeOf,
} from '../calendar/calendar-days.ts';
import { CALENDAR_KINDS, type CalendarItem, type CalendarKind } from '../calendar/calendar-item.ts';
import type { ListTexts } from '../list-texts.ts';
import { CalendarDay } from './calendar-day.tsx';
import { movePlan, readCalendar } from './content-requests.ts';

type CalendarProps = {
  span: CalendarSpan;
  /** Null for today. */
  day: string | null;
  mayMove: boolean;
  texts: ListTexts;
};

const hrefOf = (span: CalendarSpan, day: string) => `/admin/calendar?span=${span}&day=${day}`;

function Navigation({ span, day, texts }: { span: CalendarSpan; day: string; texts: ListTexts }) {
  const { calendar } = texts.messages;
  const today = dayOf(new Date(), useSiteZone());
  return (
    <nav className="calendar__navigation" aria-label={calendar.heading}>
      {CALENDAR_SPANS.map((each) => (
        <a key={each} href={hrefOf(each, day)} aria-current={each === span ? 'page' : undefined}>
          {calendar[each]}
        </a>
      ))}
      <a href={hrefOf(span, neighbour(day, span, -1))}>{calendar.earlier}</a>
      <a href={hrefOf(span, today)}>{calendar.today}</a>
      <a href={hrefOf(span, neighbour(day, span, 1))}>{calendar.later}</a>
    </nav>
  );
}

type KindsProps = {
  hidden: ReadonlySet<CalendarKind>;
  onToggle: (kind: CalendarKind) => void;
  texts: ListTexts;
};

function Kinds({ hidden, onToggle, texts: { messages } }: KindsProps) {
  return (
    <fieldset className="calendar__kinds">
      <legend>{messages.calendar.shown}</legend>
      {CALENDAR_KINDS.map((kind) => (
        <label key={kind} data-kind={kind}>
          <input type="checkbox" checked={!hidden.has(kind)} onChange={() => onToggle(kind)} />
          {messages.calendar.kinds[kind]}
        </label>
      ))}
    </fieldset>
  );
}

type Announcement = { message: string; undo?: () => Promise<void> };

/** What happens on each day, in the time zone of the site. Plans can be dragged, or moved by a form. */
export function Calendar(props: CalendarProps) {
  const zone = useSiteZone();
  // The server may render on the day before.
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(dayOf(new Date(), zone)), [zone]);
  if (today === null) return <p>{props.texts.messages.busy} …</p>;
  return <CalendarOfDay {...props} day={props.day ?? today} today={today} />;
}

function CalendarOfDay({ span, day, today, mayMove, texts }: CalendarProps & { day: string; today: string }) {
  const { messages, locale } = texts;
  const { calendar } = messages;
  const zone = useSiteZone();
  const [items, setItems] = useState<readonly CalendarItem[] | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<CalendarKind>>(new Set());
  const [report, setReport] = useState<Announcement | null>(null);
  // Not kept by the entry: it is a new one where somebody else has moved the plan to another day meanwhile.
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const type = (plan: number, time: string | null) =>
    setTyped((before) => {
      const others = [...before].filter(([id]) => id !== plan);
      return new Map(time === null ? others : [...others, [plan, time]]);
    });
  const days = daysAround(day, span);

  const load = useCallback(async () => {
    const { from, to } = rangeOf(daysAround(day, span), zone);
    setItems(await readCalendar(from, to, messages.failed));
  }, [day, span, zone, messages]);
  const explain = (error: Error) => setReport({ message: error.message });
  useEffect(() => void load().catch((error: Error) => setReport({ message: error.message })), [load]);
  /** What could not be moved was moved by others, has happened, or was moved before the answer was lost. */
  const explainMove = (error: Error) => {
    explain(error);
    void load().catch(explain);
  };

  const moved = useRef<number>(null);
  const list = useRef<HTMLOListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  // An entry that comes to another day is a new one, so the focus is lost with the former one, or with *Undo*.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was rendered may have taken the focus away
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return;
    const entry = list.current?.querySelector<HTMLElement>(`[data-plan="${moved.current}"] button`);
    (entry ?? undoButton.current)?.focus();
  }, [items, report]);

  const move = async (item: CalendarItem, to: Date) => {
    if (!item.plan || item.at === to.toISOString()) return;
    const { id } = item.plan;
    moved.current = id;
    const from = new Date(item.at);
    const message = fillMessage(calendar.moved, {
      title: item.title || messages.untitled,
      time: new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: zone,
      }).format(to),
    });
    await movePlan(id, { from, at: to }, messages.failed);
    // Only now: what was typed is there for another try, also without a session.
    type(id, null);
    await load();
    // The new time may be in a month that is not shown.
    const then = await readCalendar(to, new Date(to.getTime() + 1), messages.failed);
    const conflicts = then.find(({ plan }) => plan?.id === id)?.plan?.conflicts ?? [];
    const undo = async () => {
      await movePlan(id, { from: to, at: from }, messages.failed);
      await load();
      setReport({ message: messages.undone });
    };
    const warnings = conflicts.map((conflict) => calendar.conflicts[conflict]);
    setReport({ message: [message, ...warnings].join(' '), undo });
  };
  const toggle = (kind: CalendarKind) => {
    const next = new Set(hidden);
    if (!next.delete(kind)) next.add(kind);
    setHidden(next);
  };

  const shown = (items ?? []).filter(({ kind }) => !hidden.has(kind));
  const conflicts = shown.filter(({ plan }) => plan && plan.conflicts.length > 0).length;
  const heading = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    ...(span === 'week' && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(inUtc(span === 'week' ? (days[0] ?? day) : day));
  const onDayOf = (one: string) => shown.filter(({ at }) => dayOf(new Date(at), zone) === one);
  return (
    <>
      <p className="content-list__intro">
        {fillMessage(calendar.intro, { zone: zone.replaceAll('_', ' ') })}{' '}
        {mayMove ? calendar.howToMove : calendar.mayNotMove}
      </p>
      <Navigation span={span} day={day} texts={texts} />
      <Kinds hidden={hidden} onToggle={toggle} texts={texts} />
      <h2>{heading}</h2>
      <div role="status" className="calendar__report">
        {items === null && !report && <p>{messages.busy} …</p>}
        {conflicts > 0 && <p>{fillMessage(calendar.conflictCount, { count: conflicts })}</p>}
        {report && <p>{report.message}</p>}
      </div>
      {report?.undo && (
        <button ref={undoButton} type="button" onClick={() => void report.undo?.().catch(explainMove)}>
          {messages.undo}
        </button>
      )}
      <ol ref={list} className="calendar__days" data-span={span}>
        {days.map((one) => (
          <CalendarDay
            key={one}
            day={one}
            items={onDayOf(one)}
            isToday={one === today}
            isOutside={span === 'month' && one.slice(0, 7) !== day.slice(0, 7)}
            mayMove={mayMove}
            texts={texts}
            typed={typed}
            onType={type}
            onMove={(item, to) => move(item, to).catch(explainMove)}
            onDrop={(id) => {
              const item = (items ?? []).find(({ plan }) => plan?.id === id);
              if (item) void move(item, onDay(new Date(item.at), one, zone)).catch(explainMove);
            }}
          />
        ))}
      </ol>
    </>
  );
}
