'use client';

import { fillMessage } from '@keelstone/languages/say.ts';
import { Button } from '@payloadcms/ui';
import { type KeyboardEvent, useId } from 'react';
import type { TranslationMessages } from '../admin-messages.ts';
import type { WorkspaceField } from '../workspace.ts';
import { isTyped } from './entered.ts';
import type { Translation } from './use-translation.ts';

export type Names = { source: string; target: string };
type Look = {
  messages: TranslationMessages;
  names: Names;
  languages: { source: string; target: string };
};

/** Tags of the source that a translation lacks. */
export function missingTags(source: string, target: string): string[] {
  const tagsOf = (text: string) => new Set(text.match(/<\d+\/?>/g) ?? []);
  const kept = tagsOf(target);
  return target.trim() === '' ? [] : [...tagsOf(source)].filter((tag) => !kept.has(tag));
}

/** Enter goes to the next field, as in a table; with Shift, it breaks the line. */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const all = [...document.querySelectorAll<HTMLTextAreaElement>('.translate textarea')];
  all[all.indexOf(event.currentTarget) + 1]?.focus();
}

function Changes({ field, look }: { field: WorkspaceField; look: Look }) {
  if (!field.changes) return null;
  return (
    <details className="translate__changes" open>
      <summary>{fillMessage(look.messages.changedFrom, look.names)}</summary>
      <p lang={look.languages.source}>
        {field.changes.map(({ kind, text }, index) => {
          const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
          return <Part key={index}>{text}</Part>;
        })}
      </p>
    </details>
  );
}

type FieldProps = { field: WorkspaceField; translation: Translation; look: Look; error: string | undefined };

/** One segment: the source on the left, the translation on the right. */
function Segment({ field, translation, look, error, index }: FieldProps & { index: number }) {
  const { messages, names, languages } = look;
  const id = useId();
  const texts = translation.textsOf(field);
  const source = field.source[index];
  const text = texts[index];
  const label =
    texts.length > 1 ? fillMessage(messages.part, { label: field.label, number: index + 1 }) : field.label;
  const missing = missingTags(source ?? '', text ?? '');
  return (
    <div className="translate__segment">
      <p lang={languages.source}>{source}</p>
      {text !== undefined && (
        <div>
          <textarea
            lang={languages.target}
            aria-label={fillMessage(messages.target, { label, target: names.target })}
            aria-describedby={`${id}-note`}
            aria-invalid={error !== undefined}
            rows={1}
            value={text}
            onKeyDown={goOn}
            onChange={({ target }) => translation.write(field, texts.with(index, target.value))}
          />
          <p id={`${id}-note`} className="translate__note">
            {missing.length > 0 && fillMessage(messages.missingTags, { tags: missing.join(' ') })}
          </p>
        </div>
      )}
    </div>
  );
}

function stateOf(
  field: WorkspaceField,
  { entered: { texts, marks } }: Translation,
): keyof TranslationMessages['states'] {
  const mark = marks[field.key];
  if (mark?.isCopy) return 'copied';
  return texts[field.key] || mark === null ? 'edited' : field.state;
}

/** A field with its state, its segments, and what can be done with it. */
export function TranslationField(props: FieldProps) {
  const { field, translation, look, error } = props;
  const { messages, names } = look;
  const state = stateOf(field, translation);
  const count = Math.max(field.source.length, translation.textsOf(field).length);
  const copy = () => {
    // A button that is pressed by mistake, below the text: the kept copy in the browser is replaced as well.
    const isLost = isTyped(field, translation.entered.texts[field.key], []);
    if (!isLost || window.confirm(fillMessage(messages.copyOver, names))) translation.copy(field);
  };
  const isRestructured = translation.entered.restructured.includes(field.key);
  return (
    <section className="translate__field" data-state={state} aria-label={field.label}>
      <header>
        <h3>{field.label}</h3>
        <span className="translate__state">{fillMessage(messages.states[state], names)}</span>
      </header>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are known by their position
        <Segment key={index} {...props} index={index} />
      ))}
      <Changes field={field} look={look} />
      {field.restructured && (
        <p className="translate__note">
          {fillMessage(isRestructured ? messages.takesStructure : messages.ownStructure, names)}
        </p>
      )}
      {error && (
        <p className="translate__error" role="alert">
          {error}
        </p>
      )}
      <div className="translate__actions">
        <Button buttonStyle="pill" size="small" margin={false} onClick={copy}>
          {fillMessage(messages.copy, names)}
        </Button>
        {(state === 'changed' || state === 'copied') && (
          <Button buttonStyle="pill" size="small" margin={false} onClick={() => translation.confirm(field)}>
            {state === 'changed' ? messages.confirm : fillMessage(messages.confirmCopy, names)}
          </Button>
        )}
        {field.restructured && !isRestructured && (
          <Button
            buttonStyle="pill"
            size="small"
            margin={false}
            onClick={() => translation.restructure(field)}
          >
            {fillMessage(messages.restructure, names)}
          </Button>
        )}
      </div>
    </section>
  );
}
