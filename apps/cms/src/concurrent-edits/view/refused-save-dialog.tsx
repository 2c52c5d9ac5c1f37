'use client';

import { readerLocale, say } from '@keelstone/languages/say.ts';
import { Button, toast, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldLabels } from '../../admin/field-labels.ts';
import { discardChangesOf, targetKey } from '../../admin/unsaved/kept-changes.ts';
import { typedText } from '../../admin/unsaved/typed-text.ts';
import { useCopyTyped } from '../../admin/unsaved/use-copy-typed.ts';
import { useSaveDraft } from '../../admin/use-save-draft.ts';
import { changedFields, differingFields } from '../../audit/changed-fields.ts';
import type { LockResponse } from '../edit-lock.endpoints.ts';
import { type EditedTarget, holdLock, readNewest } from '../lock-requests.ts';
import { sayChanged } from '../say-changed.ts';
import './concurrent-edits.css';

type OtherVersion = LockResponse & {
  savedAt: string;
  /** Names of the fields that differ in the other version, in this language. */
  changed: string[];
  /** What its review says, of what is reviewed. */
  review: Record<string, unknown>;
  /** What it has in other fields than those in which something was typed. */
  untouched: Record<string, unknown>;
  /** Where nothing can be saved over it. */
  isInTrash: boolean;
  /** Whether it was saved by the same person and has all that was typed, as after a save whose answer was lost. */
  hasAll: boolean;
  /** Whether the form differs from the version that it was opened with. A button alone may have been pressed. */
  isTyped: boolean;
};

/** What a review decides. Nobody types it into the form. */
const REVIEW = ['moderation', 'reviewNote'];

/** Values as a form and the server both write them: the server has another order, and writes no rows otherwise. */
const comparable = (data: object) =>
  JSON.parse(
    JSON.stringify(data, (_, value) => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.length === 0 ? 0 : value;
      const entries = Object.entries(value).filter(([, each]) => each !== null);
      return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
    }),
  );

/** The names of the fields of a form that differ from a version. */
const differingFrom = (version: object, form: object): string[] =>
  differingFields(comparable(version), comparable(form)).filter(
    (name) => name in form && !name.startsWith('_'),
  );

/** What has been saved since the form was opened: null while loading, an error if that failed. */
function useOtherVersion(target: EditedTarget): OtherVersion | Error | null {
  const { data } = useDocumentInfo();
  const { getData } = useForm();
  const { code } = useLocale();
  const [other, setOther] = useState<OtherVersion | Error | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the dialog opens
  useEffect(() => {
    Promise.all([holdLock(target), readNewest(target, code)]).then(([response, newest]) => {
      const changed = changedFields(data ?? {}, newest).filter((name) => !name.startsWith('_'));
      const lacking = differingFrom(newest, getData());
      const typed = differingFrom(data ?? {}, getData());
      const review = Object.fromEntries(Object.entries(newest).filter(([name]) => REVIEW.includes(name)));
      const untouched = differingFrom(newest, data ?? {})
        .filter((name) => !typed.includes(name))
        .map((name) => [name, newest[name] ?? null]);
      setOther({
        ...response,
        savedAt: String(newest.updatedAt),
        changed,
        review,
        untouched: Object.fromEntries(untouched),
        isInTrash: Boolean(newest.deletedAt),
        hasAll: response.lastSave?.isOwn === true && !typed.some((name) => lacking.includes(name)),
        isTyped: typed.length > 0,
      });
    }, setOther);
  }, []);
  return other;
}

type Props = {
  target: EditedTarget;
  /** The message of the refusal. */
  reason: string;
  onClose: () => void;
};

const sayTime = (time: string) =>
  new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
const hasNewer = ({ version }: OtherVersion, base: unknown) =>
  version !== null && typeof base === 'string' && Date.parse(version) !== Date.parse(base);

/** Who saved what and when, or who is editing. */
function Situation({
  other,
  base,
  fields,
}: {
  other: OtherVersion;
  base: unknown;
  fields: readonly ClientField[];
}) {
  const { lastSave, holder, savedAt, changed } = other;
  const names = sayChanged(fields, changed);
  return (
    <>
      {hasNewer(other, base) && (
        <p>
          {say('{who} saved this at {time} while you were editing.', {
            who: lastSave?.isOwn ? say('You, in another window,') : (lastSave?.name ?? say('Somebody')),
            time: sayTime(savedAt),
          })}{' '}
          {names ? say('Changed: {names}.', { names }) : say('Nothing differs in this language.')}
        </p>
      )}
      {!holder.isOwn && <p>{say('{name} is editing this now.', { name: holder.name ?? say('Somebody') })}</p>}
    </>
  );
}

/** Shown when a save was refused: keeps what was typed, and lets the editor choose how to go on (C-14). */
export function RefusedSaveDialog({ target, reason, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { data, docConfig } = useDocumentInfo();
  const { config } = useConfig();
  const { getData, setIsValid, setModified, submit } = useForm();
  const saveDraft = useSaveDraft();
  const other = useOtherVersion(target);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const fields = docConfig?.fields ?? [];
  const [copied, copy] = useCopyTyped(() => typedText(getData(), fieldLabels(fields)));
  const known = other instanceof Error || other?.isInTrash ? null : other;
  const isInTrash = !(other instanceof Error) && Boolean(other?.isInTrash);
  const hasAll = known?.hasAll === true && hasNewer(known, data?.updatedAt);
  // To save the form over what a colleague has saved would bring back a text that nobody has asked for.
  const hasNothing = known?.isTyped === false && hasNewer(known, data?.updatedAt);
  const isToLoad = hasAll || hasNothing;
  const hasVersions = Boolean(docConfig?.versions);
  const place =
    'global' in target
      ? `globals/${target.global}`
      : `collections/${target.collection}/${isInTrash ? 'trash/' : ''}${target.id}`;

  const loadSaved = async () => {
    const { collection, id, global } = { collection: undefined, id: undefined, global: undefined, ...target };
    // Otherwise more would be kept meanwhile, and the browser would ask for confirmation to leave.
    flushSync(() => {
      setModified(false);
      setIsValid(true);
    });
    // Without storage, there is nothing to discard.
    await discardChangesOf(targetKey({ collection, id, global })).catch(() => undefined);
    window.location.reload();
  };
  const saveMine = async () => {
    await holdLock(target, true);
    onClose();
    // Of the version that was shown: what was saved while the dialog was open is no part of the choice, and asks again.
    const updatedAt = known?.version ?? undefined;
    // Whoever has chosen nothing else keeps what it has by now: a text that was sent back stays so, with its note.
    const mine = getData();
    const isUntouched = (name: string) => (mine[name] ?? null) === (data?.[name] ?? null);
    const theirs = Object.entries(known?.review ?? {}).filter(([name]) => isUntouched(name));
    if (hasVersions) return void (await saveDraft({ updatedAt, ...Object.fromEntries(theirs) }));
    // There is no version from which what they have changed elsewhere could be taken.
    const untouched = known?.untouched ?? {};
    const saved = await submit({ overrides: { ...untouched, updatedAt } });
    // Payload 3.90.1 would show a mixture of both where the form has other rows.
    if (saved?.res.ok && Object.keys(untouched).length > 0) await loadSaved();
  };

  return (
    <dialog ref={dialog} className="admin-dialog refused-save" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>
        {hasAll
          ? say('Your text has been saved already')
          : hasNothing
            ? say('There is a newer version')
            : say('Your text is not saved yet')}
      </h2>
      <div aria-live="polite">
        {known ? (
          // Their own save was not in another window.
          <Situation other={known} base={hasAll ? undefined : data?.updatedAt} fields={fields} />
        ) : (
          <p>{reason}</p>
        )}
        {other instanceof Error && <p>{other.message}</p>}
      </div>
      <p>
        {hasAll
          ? say(
              'Nothing that you typed is missing there: the answer to your save may have been lost. Load what was saved, and go on from there.',
            )
          : hasNothing
            ? say('You have changed nothing in this form. Load what was saved, and go on from there.')
            : say('What you typed is still in the form. What should become of it?')}
      </p>
      <div className="admin-dialog__choices">
        <Button buttonStyle={isToLoad ? 'secondary' : 'primary'} onClick={() => dialog.current?.close()}>
          {say('Keep editing')}
        </Button>
        {!hasNothing && (
          <Button buttonStyle="secondary" onClick={copy}>
            {say('Copy my text')}
          </Button>
        )}
        <a
          className="refused-save__other"
          href={`${config.routes.admin}/${place}${window.location.search}`}
          target="_blank"
          rel="noreferrer"
        >
          {say('Open the saved version in a new tab')}
        </a>
        {!isToLoad && (
          <Button
            buttonStyle="secondary"
            disabled={!known}
            onClick={() => void saveMine().catch((error: Error) => toast.error(error.message))}
          >
            {hasVersions ? say('Save mine over it, as a draft') : say('Save mine over it')}
          </Button>
        )}
        <Button buttonStyle={isToLoad ? 'primary' : 'secondary'} onClick={() => void loadSaved()}>
          {isToLoad ? say('Load what was saved') : say('Discard mine and load the saved version')}
        </Button>
      </div>
      {!isToLoad && (
        <p className="refused-save__hint">
          {hasVersions
            ? say('Whichever you choose, both versions that were saved stay under “Versions”.')
            : say(
                'Where you have changed something, it replaces what was saved. Everything else stays as it was saved.',
              )}
        </p>
      )}
      {copied !== null && <textarea readOnly aria-label={say('What you typed')} rows={6} value={copied} />}
    </dialog>
  );
}
