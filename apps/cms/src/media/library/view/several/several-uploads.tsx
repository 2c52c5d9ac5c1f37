'use client';

import { say } from '@keelstone/languages/say.ts';
import { useRouter } from 'next/navigation.js';
import { type DragEvent, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { focusToReturn } from '../../../../admin/focus/focus-to-return.ts';
import { formPath } from '../../../../admin/form-path.ts';
import { useLeaveWarning } from '../../../../admin/unsaved/use-leave-warning.ts';
import { KINDS, saySize } from '../../../say-medium.ts';
import { textFieldOf } from '../../several/kind-of-file.ts';
import './several-uploads.css';
import { type Upload, useUploads } from './use-uploads.ts';

type RowProps = {
  upload: Upload;
  onChange(key: number, changes: Partial<Upload>): void;
  onRemove(key: number): void;
};

const sayState = ({ state, share, error }: Upload): string => {
  if (state === 'sending')
    return share < 1
      ? say('{percent} % uploaded', { percent: Math.round(share * 100) })
      : say('Being checked …');
  if (state === 'failed') return say('Not uploaded. {error}', { error });
  return state === 'done' ? say('Uploaded.') : '';
};

function TextField({ upload, onChange }: Pick<RowProps, 'upload' | 'onChange'>) {
  const id = useId();
  const field = textFieldOf(upload.kind);
  if (!field || upload.state === 'done') return null;
  return (
    <div className="several-uploads__field">
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        type="text"
        required={field.isRequired}
        value={upload.text}
        readOnly={upload.state === 'sending'}
        aria-describedby={upload.isSuggested ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(upload.key, { text: target.value, isSuggested: false })}
      />
      {upload.isSuggested && (
        <small id={`${id}-note`}>
          {say('Taken from the file. Is it what somebody who cannot see the picture needs to know?')}
        </small>
      )}
    </div>
  );
}

function Row({ upload, onChange, onRemove }: RowProps) {
  const { key, file, kind, state, share, id } = upload;
  return (
    <li data-state={state}>
      <p>
        {id === undefined ? <strong>{file.name}</strong> : <a href={formPath(kind, id)}>{file.name}</a>}
        <small>{`${say(KINDS[kind])} · ${saySize(file.size)}`}</small>
      </p>
      <TextField upload={upload} onChange={onChange} />
      {state === 'sending' && (
        <progress value={share} max={1} aria-label={say('Upload of {name}', { name: file.name })} />
      )}
      <p role="status">{sayState(upload)}</p>
      {(state === 'waiting' || state === 'failed') && (
        <button type="button" onClick={() => onRemove(key)}>
          {say('Leave out {name}', { name: file.name })}
        </button>
      )}
    </li>
  );
}

const filesOf = (list: FileList | null) => [...(list ?? [])];

/** Uploads files of all kinds at once, each with its text and its progress. */
export function SeveralUploads({ folder, children }: { folder: string; children: ReactNode }) {
  const router = useRouter();
  const { uploads, add, change, remove, sendAll } = useUploads(folder);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState(0);
  useEffect(() => {
    if (choices === 0) return;
    const texts = [...(form.current?.querySelectorAll<HTMLInputElement>('input[required]') ?? [])];
    texts.find(({ value }) => value.trim() === '')?.focus();
  }, [choices]);
  // Once it is known which texts the files bring with them.
  const choose = (files: File[]) => void add(files).then(() => setChoices((number) => number + 1));
  const open = uploads.filter(({ state }) => state !== 'done');
  useLeaveWarning(
    open.length > 0,
    say('Files that you chose are not uploaded yet. Leave the page without them and their texts?'),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const giveFocusBack = focusToReturn();
    setBusy(true);
    const hasMore = await sendAll();
    setBusy(false);
    giveFocusBack();
    // The library below shows what is new.
    if (hasMore) router.refresh();
  };
  const leaveOut = (key: number) => {
    const giveFocusBack = focusToReturn();
    remove(key);
    giveFocusBack();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(filesOf(event.dataTransfer.files));
  };
  return (
    <form ref={form} className="several-uploads" onSubmit={(event) => void send(event)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the field in it */}
      <div className="several-uploads__drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label htmlFor={id}>{say('Choose files, or drop them here')}</label>
        {folder && <span>{say('They are put into {folder}.', { folder })}</span>}
        <input
          id={id}
          type="file"
          multiple
          onChange={({ target }) => {
            choose(filesOf(target.files));
            // The same file may be chosen again after it was left out.
            target.value = '';
          }}
        />
        {children}
      </div>
      <ul>
        {uploads.map((upload) => (
          <Row key={upload.key} upload={upload} onChange={change} onRemove={leaveOut} />
        ))}
      </ul>
      {open.length > 0 && (
        <button type="submit" disabled={isBusy}>
          {open.length === 1 ? say('Upload 1 file') : say('Upload {count} files', { count: open.length })}
        </button>
      )}
    </form>
  );
}
