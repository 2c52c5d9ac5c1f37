'use client';

import { fillMessage } from '@keelstone/languages/say.ts';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useState } from 'react';
import { focusToReturn } from '../../admin/focus/focus-to-return.ts';
import { NoResponseError } from '../../admin/read-response.ts';
import { randomNumber } from '../../concurrent-edits/request-number.ts';
import type { ChangedContent, ContentAction, StateAction } from '../bulk/change-content.ts';
import type { ContentChangeRequest } from '../bulk/content.endpoints.ts';
import type { ListTexts } from '../list-texts.ts';
import type { ValueField } from '../value-fields.ts';
import { changeContent, countChanged, type UndoneContent, undoChange } from './content-requests.ts';
import { ValueForm } from './value-form.tsx';

type Outcomes = {
  pages: readonly (ChangedContent | UndoneContent['pages'][number])[];
  isDone: boolean;
  texts: ListTexts;
};

const ORDER = ['publish', 'unpublish', 'archive', 'draft', 'save', 'refused', 'unchanged'] as const;
/** More titles than anybody reads. */
const MOST_TITLES = 20;

function titleOf(page: Outcomes['pages'][number], texts: ListTexts): string {
  const { title, reason } = page;
  const languages = ('languages' in page && page.languages) || [];
  const names = new Intl.ListFormat(texts.locale).format(languages.map((each) => texts.languages[each]));
  return [title, ...(names ? [`(${names})`] : []), ...(reason ? [`– ${reason}`] : [])].join(' ');
}

/** Pages by what will become of them, or has. */
function OutcomeList({ pages, isDone, texts }: Outcomes) {
  const { messages } = texts;
  const outcomeMessages = isDone ? messages.done : messages.outcomes;
  const plans = pages.reduce((sum, page) => sum + (('plans' in page && page.plans) || 0), 0);
  return (
    <>
      {ORDER.map((outcome) => {
        const these = pages.filter((page) => page.outcome === outcome);
        if (these.length === 0) return null;
        return (
          <details key={outcome} open={outcome === 'refused' || undefined}>
            <summary>{`${outcomeMessages[outcome]} (${these.length})`}</summary>
            <ul>
              {these.slice(0, MOST_TITLES).map((page) => (
                <li key={`${page.type} ${page.id}`}>{titleOf(page, texts)}</li>
              ))}
              {these.length > MOST_TITLES && <li>…</li>}
            </ul>
          </details>
        );
      })}
      {plans > 0 && !isDone && <p>{fillMessage(messages.cancelsPlans, { count: plans })}</p>}
    </>
  );
}

type BulkPanelProps = {
  pages: ContentChangeRequest['pages'];
  count: number;
  mayPublish: boolean;
  fields: readonly ValueField[];
  texts: ListTexts;
  onClear: () => void;
  children: ReactNode;
};

/** `changed` is the number of pages that the change has changed by now; null if the CMS does not answer either. */
type LostResponse = { name: 'no_response'; change: string; total: number; changed: number | null };

type Step =
  | { name: 'choosing' }
  | { name: 'values' }
  | { name: 'checked'; action: ContentAction; pages: readonly ChangedContent[]; choice: string }
  | { name: 'done'; pages: readonly ChangedContent[]; change: string | null }
  | LostResponse
  | { name: 'undone'; pages: UndoneContent['pages'] };

const STATE_ACTIONS: readonly StateAction[] = ['publish', 'unpublish', 'archive'];

const isChanging = ({ outcome }: ChangedContent) => outcome !== 'refused' && outcome !== 'unchanged';
const countChanging = (pages: readonly ChangedContent[]) => pages.filter(isChanging).length;

const isNoneUndone = (pages: UndoneContent['pages']) =>
  pages.length > 0 && pages.every(({ outcome }) => outcome === 'refused');

async function lookAt(change: string, total: number): Promise<LostResponse> {
  return { name: 'no_response', change, total, changed: await countChanged(change) };
}

/** What became of a change whose answer was lost. */
function LostResponseReport({
  step: { changed, total },
  messages,
}: {
  step: LostResponse;
  messages: ListTexts['messages'];
}) {
  return (
    <>
      <p className="content-list__failed">{messages.noResponse}</p>
      {changed !== null && <p>{fillMessage(messages.changedByNow, { count: changed, total })}</p>}
      {changed !== null && changed < total && <p>{messages.mayGoOn}</p>}
      {changed !== null && changed > 0 && <p>{messages.undoHint}</p>}
    </>
  );
}

/** What may be done with the chosen pages: first what would happen, then it is done, then it can be undone. */
export function BulkPanel(props: BulkPanelProps) {
  const { pages, count, mayPublish, fields, texts, onClear, children } = props;
  const { messages } = texts;
  const router = useRouter();
  const [taken, setStep] = useState<Step>({ name: 'choosing' });
  const [values, setValues] = useState<ContentAction | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Why the last step was refused. The one before it stays, for another try: the session may have ended. */
  const [refusal, setRefusal] = useState<string | null>(null);

  const choice = JSON.stringify(pages);
  // What was said of other pages is nothing to act upon.
  const step: Step = taken.name === 'checked' && taken.choice !== choice ? { name: 'choosing' } : taken;

  const act = async (work: () => Promise<Step>) => {
    const giveFocusBack = focusToReturn();
    setBusy(true);
    setRefusal(null);
    const next = await work().catch((error: Error) => {
      setRefusal(error.message);
      return step;
    });
    setBusy(false);
    setStep(next);
    giveFocusBack();
    if (next === step) return;
    // Without an answer of the CMS, Next.js would leave the page.
    const isReachable = next.name === 'no_response' && next.changed !== null;
    if (next.name === 'done' || next.name === 'undone' || isReachable) router.refresh();
  };
  const check = (action: ContentAction) =>
    act(async () => {
      const checked = await changeContent({ pages, action, isDryRun: true }, messages.failed);
      return { name: 'checked', action, pages: checked.pages, choice };
    });
  const carryOut = (action: ContentAction, checked: readonly ChangedContent[]) =>
    act(async () => {
      // Exactly the pages that were to be changed, as they were then, even if others match by now.
      const shown = checked.filter(isChanging).map(({ type, id, revision }) => ({ type, id, revision }));
      const change = randomNumber();
      const request = { pages: shown, action, isDryRun: false, change };
      const done = await changeContent(request, messages.failed).catch(async (error: Error) => {
        const looked = await lookAt(change, shown.length);
        // A browser may repeat a request whose connection broke, which the CMS then refuses.
        if (error instanceof NoResponseError || looked.changed) return looked;
        throw error;
      });
      if ('name' in done) return done;
      const others = checked.filter((page) => !isChanging(page));
      onClear();
      return { name: 'done', pages: [...done.pages, ...others], change: done.change };
    });
  const look = (change: string, total: number) => act(() => lookAt(change, total));
  const undo = (change: string, total: number) =>
    act(async () => {
      const undone = await undoChange(change, messages.failed).catch(async (error: Error) => {
        if (!(error instanceof NoResponseError)) throw error;
        const looked = await lookAt(change, total);
        return looked.changed === 0 ? { pages: [] } : looked;
      });
      if ('name' in undone) return undone;
      return { name: 'undone', pages: undone.pages };
    });
  const goTo = (next: Step) => {
    setRefusal(null);
    setStep(next);
  };
  const close = () => goTo({ name: 'choosing' });
  const beginValues = () => {
    // Its form begins without any, so those of before are nobody's choice.
    if (step.name !== 'values') setValues(null);
    goTo({ name: 'values' });
  };

  const isOver = ['done', 'no_response', 'undone'].includes(step.name);
  if (count === 0 && !isOver && refusal === null) return null;
  return (
    <section className="content-list__bulk" aria-label={fillMessage(messages.chosen, { count })}>
      {count > 0 && (
        <div className="content-list__actions">
          <strong>{fillMessage(messages.chosen, { count })}</strong>
          {children}
          {mayPublish &&
            STATE_ACTIONS.map((action) => (
              <button key={action} type="button" disabled={isBusy} onClick={() => void check(action)}>
                {messages.actions[action]}
              </button>
            ))}
          <button type="button" disabled={isBusy} onClick={beginValues}>
            {messages.actions.values}
          </button>
          <button type="button" onClick={() => [onClear(), close()]}>
            {messages.clearChoice}
          </button>
        </div>
      )}
      {step.name === 'values' && (
        <>
          <ValueForm fields={fields} texts={texts} onChange={setValues} />
          <div className="content-list__actions">
            <button
              type="button"
              disabled={isBusy || values === null}
              onClick={() => values && void check(values)}
            >
              {messages.check}
            </button>
          </div>
        </>
      )}
      <div role="status">
        {isBusy && <p>{messages.busy} …</p>}
        {!isBusy && step.name === 'checked' && (
          <>
            <h2>{messages.willHappen}</h2>
            <OutcomeList pages={step.pages} isDone={false} texts={texts} />
          </>
        )}
        {!isBusy && step.name === 'done' && (
          <>
            <OutcomeList pages={step.pages} isDone texts={texts} />
            {step.change && <p>{messages.undoHint}</p>}
          </>
        )}
        {!isBusy && step.name === 'no_response' && <LostResponseReport step={step} messages={messages} />}
        {step.name === 'undone' && (
          <>
            {!isNoneUndone(step.pages) && <p>{messages.undone}</p>}
            <OutcomeList
              pages={step.pages.filter(({ outcome }) => outcome === 'refused')}
              isDone
              texts={texts}
            />
          </>
        )}
        {refusal !== null && <p className="content-list__failed">{refusal}</p>}
      </div>
      {!isBusy && step.name === 'checked' && (
        <div className="content-list__actions">
          {countChanging(step.pages) > 0 && (
            <button
              type="button"
              className="content-list__do"
              onClick={() => void carryOut(step.action, step.pages)}
            >
              {fillMessage(messages.doIt, { count: countChanging(step.pages) })}
            </button>
          )}
          <button type="button" onClick={close}>
            {messages.cancel}
          </button>
        </div>
      )}
      {!isBusy && step.name === 'done' && step.change && (
        <div className="content-list__actions">
          <button type="button" onClick={() => void undo(step.change as string, countChanging(step.pages))}>
            {messages.undo}
          </button>
        </div>
      )}
      {!isBusy && step.name === 'no_response' && (
        <div className="content-list__actions">
          {step.changed !== step.total && (
            <button type="button" onClick={() => void look(step.change, step.total)}>
              {messages.lookAgain}
            </button>
          )}
          {step.changed !== null && step.changed > 0 && (
            <button type="button" onClick={() => void undo(step.change, step.total)}>
              {messages.undo}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
