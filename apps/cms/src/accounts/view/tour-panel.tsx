'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, usePreferences } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TOUR_PREFERENCE, TOUR_STEPS } from './tour-steps.ts';
import './tour.css';

/** Outlines the first visible element of a step, and shows it. */
function outline(selector: string | undefined): void {
  for (const marked of document.querySelectorAll('[data-toured]')) marked.removeAttribute('data-toured');
  const target = selector && [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (!target) return;
  target.setAttribute('data-toured', '');
  target.scrollIntoView({ block: 'nearest' });
}

/**
 * The tour: an offer above the dashboard's lists, then five steps in a panel that covers nothing but a corner, so that
 * everything can be used meanwhile. Nothing takes the focus before somebody begins it.
 */
export function TourPanel({ isOffered, isBegun }: { isOffered: boolean; isBegun: boolean }) {
  const { setPreference } = usePreferences();
  const [isOpen, setOpen] = useState(isOffered);
  const [at, setAt] = useState<number | null>(isBegun ? 0 : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const step = at === null ? undefined : TOUR_STEPS[at];

  useEffect(() => {
    outline(step?.target);
    if (step) heading.current?.focus();
    return () => outline(undefined);
  }, [step]);

  const end = () => {
    setAt(null);
    setOpen(false);
    void setPreference(TOUR_PREFERENCE, true);
    document.querySelector<HTMLElement>('.tour-again a')?.focus();
  };
  if (!step || at === null) {
    if (!isOpen) return null;
    return (
      <section className="dashboard-list tour-offer">
        <h2>{say('Five steps to find your way')}</h2>
        <p className="tour__actions">
          <Button size="small" onClick={() => setAt(0)}>
            {say('Begin the tour')}
          </Button>
          <Button buttonStyle="secondary" size="small" onClick={end}>
            {say('Skip the tour')}
          </Button>
        </p>
      </section>
    );
  }
  const isLast = at === TOUR_STEPS.length - 1;
  return (
    <section
      className="tour"
      role="dialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && end()}
    >
      <p className="tour__place">
        {say('Step {step} of {steps}', { step: at + 1, steps: TOUR_STEPS.length })}
      </p>
      <h2 id={`${id}-heading`} ref={heading} tabIndex={-1}>
        {say(step.heading)}
      </h2>
      <p id={`${id}-text`}>{say(step.text)}</p>
      <div className="tour__actions">
        {at > 0 && (
          <Button buttonStyle="secondary" size="small" onClick={() => setAt(at - 1)}>
            {say('Back')}
          </Button>
        )}
        <Button size="small" onClick={() => (isLast ? end() : setAt(at + 1))}>
          {isLast ? say('Finish') : say('Next')}
        </Button>
        {!isLast && (
          <Button buttonStyle="secondary" size="small" onClick={end}>
            {say('Skip the tour')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** At the foot of the dashboard: the way back to the tour. */
export function TourAgain() {
  return (
    <p className="tour-again">
      <a href="/admin?tour">{say('Show the tour')}</a>
    </p>
  );
}
