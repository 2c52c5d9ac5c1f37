'use client';

import { fillMessage } from '@keelstone/languages/say.ts';
import { Button, useRouteCache } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { focusToReturn } from '../../admin/focus/focus-to-return.ts';
import type { TranslationMessages } from '../admin-messages.ts';
import type { Workspace } from '../read-translation.ts';
import type { WorkspaceField } from '../workspace.ts';
import type { Filled } from '../xliff/fill-from-xliff.ts';
import { NOTE_FIELD } from './entered.ts';
import { KeptTranslation } from './kept-translation.tsx';
import { missingTags, type Names, TranslationField } from './translation-field.tsx';
import { type RefusedTranslationError, type Translation, useTranslation } from './use-translation.ts';
import { useUnsaved } from './use-unsaved.ts';
import { VersionNote } from './version-note.tsx';
import { XliffExchange } from './xliff-exchange.tsx';

type WorkspaceProps = {
  /** Of the endpoint that saves. */
  address: string;
  opened: Workspace;
  messages: TranslationMessages;
  names: Names;
  mayPublish: boolean;
  maySave: boolean;
  /** What the note on a version is for; null for collections without versions. */
  noteHint: string | null;
};

/** The first field that waits for a translation gets the focus. */
function useFirstFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(
      '[data-state]:not([data-state="translated"]) textarea',
    );
    first?.focus();
  }, []);
  return form;
}

/** Fills in what a file has, and says so, naming the fields that somebody has to look at. */
function fillFromFile(result: Filled, translation: Translation, messages: TranslationMessages): string {
  const { filled, typed } = translation.fillFromFile(result);
  const naming = (message: string, fields: readonly WorkspaceField[]) =>
    fields.length > 0 ? [fillMessage(message, { fields: fields.map(({ label }) => label).join(', ') })] : [];
  const lacksTags = ({ key, source }: WorkspaceField) =>
    result.texts[key]?.some((text, index) => missingTags(source[index] ?? '', text).length > 0);
  return [
    fillMessage(messages.imported, { count: filled.length }),
    ...naming(messages.importTyped, typed),
    ...naming(
      messages.importKept,
      translation.workspace.fields.filter(({ key }) => result.kept.includes(key)),
    ),
    ...naming(
      messages.importReplaced,
      filled.filter(({ key }) => result.replaced.includes(key)),
    ),
    ...naming(
      messages.importUntagged,
      translation.workspace.fields.filter(({ key }) => result.untagged.includes(key)),
    ),
    ...naming(
      messages.importAppended,
      filled.filter(({ key }) => result.appended.includes(key)),
    ),
    ...naming(
      messages.importRestructured,
      filled.filter(({ key }) => result.restructured.includes(key)),
    ),
    ...naming(messages.importTags, filled.filter(lacksTags)),
    ...(result.unknown > 0 ? [fillMessage(messages.importedOthers, { count: result.unknown })] : []),
  ].join(' ');
}

/** Source beside target. What is entered is saved together, as a draft or published in this language. */
export function TranslationWorkspace(props: WorkspaceProps) {
  const { address, opened, messages, names, mayPublish, maySave, noteHint } = props;
  const translation = useTranslation(address, opened);
  const { workspace, isDirty, entered } = translation;
  const { clearRouteCache } = useRouteCache();
  const [status, setStatus] = useState('');
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [onlyWaiting, setOnlyWaiting] = useState(false);
  const form = useFirstFocus();
  const holder = useUnsaved(address, isDirty, messages.leave);

  const save = async (publish: boolean) => {
    if (isBusy) return;
    const giveFocusBack = focusToReturn();
    setBusy(true);
    setErrors(new Map());
    setStatus(messages.saving);
    try {
      await translation.save(publish);
      // Otherwise the browser's way back leads to the page as Next.js keeps it from before the save.
      clearRouteCache();
      setStatus(publish ? fillMessage(messages.published, names) : messages.saved);
    } catch (error) {
      const { name, message, fields } = error as RefusedTranslationError;
      const isRefused = name === 'RefusedTranslationError';
      if (isRefused) setErrors(fields);
      setStatus(isRefused ? message : messages.unreachable);
    }
    setBusy(false);
    giveFocusBack();
  };

  // Anew after each rendering, to save what has been entered by then.
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // As its button: a save of nothing would make a draft of what is published, and colleagues' open forms outdated.
      if (isDirty) void save(false);
    };
    addEventListener('keydown', saveByKey);
    return () => removeEventListener('keydown', saveByKey);
  });

  const beginToRead = () => {
    // What the CMS reads is compared with what is saved now: what would be saved meanwhile, the file would take the place of.
    setBusy(true);
    setStatus(messages.reading);
  };
  const fillIn = (result: Filled | Error) => {
    setBusy(false);
    if (result instanceof Error) return setStatus(result.message);
    setStatus(fillFromFile(result, translation, messages));
  };

  const look = { messages, names, languages: workspace };
  const isShown = ({ key, state }: Workspace['fields'][number]) =>
    !onlyWaiting || state !== 'translated' || key in entered.texts || errors.has(key);
  const shown = workspace.fields.filter(isShown);
  if (workspace.fields.length === 0) return <p>{messages.nothing}</p>;
  return (
    // Browsers would put back what was typed on the way back, and the workspace would not know of it.
    <form ref={form} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {maySave && <KeptTranslation address={address} translation={translation} />}
      <fieldset disabled={!maySave}>
        <p className="translate__intro">{fillMessage(messages.intro, names)}</p>
        <div className="translate__bar">
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={!isDirty || isBusy || holder !== null}
            onClick={() => save(false)}
          >
            {messages.save}
          </Button>
          {mayPublish && (
            <Button margin={false} disabled={isBusy || holder !== null} onClick={() => save(true)}>
              {fillMessage(messages.publish, names)}
            </Button>
          )}
          <p role="status">
            {holder
              ? `${fillMessage(messages.heldBy, { name: holder })} ${status}`.trim()
              : status || (isDirty ? messages.unsaved : '')}
          </p>
          <p className="translate__path">{workspace.path && `${messages.path} ${workspace.path}`}</p>
        </div>
        <div className="translate__bar translate__bar--more">
          <label>
            <input type="checkbox" checked={onlyWaiting} onChange={() => setOnlyWaiting(!onlyWaiting)} />
            {messages.onlyWaiting}
          </label>
          <Button buttonStyle="pill" size="small" margin={false} onClick={translation.copyMissing}>
            {fillMessage(messages.copyAll, names)}
          </Button>
          <XliffExchange
            address={`${address}/xliff?to=${workspace.target}`}
            messages={messages}
            isBusy={isBusy}
            onBegin={beginToRead}
            onRead={fillIn}
          />
        </div>
        {noteHint !== null && (
          <VersionNote translation={translation} hint={noteHint} error={errors.get(NOTE_FIELD)} />
        )}
        {shown.length === 0 && <p>{messages.allDone}</p>}
        {shown.map((field) => (
          <TranslationField
            key={field.key}
            field={field}
            translation={translation}
            look={look}
            error={errors.get(field.key)}
          />
        ))}
      </fieldset>
    </form>
  );
}
