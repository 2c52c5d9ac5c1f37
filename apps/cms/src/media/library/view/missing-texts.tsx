'use client';

import { say } from '@keelstone/languages/say.ts';
import type { Language } from '@keelstone/model';
import { toast } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../../admin/read-response.ts';
import { useLeaveWarning } from '../../../admin/unsaved/use-leave-warning.ts';
import type { LibraryItem } from '../read-library.ts';
import { hrefOf, sayUses } from './say-item.ts';
import { Thumbnail } from './thumbnail.tsx';

/**
 * Stores the alternative text in one language, unless somebody has changed the picture since the list was made: another
 * file may be there, or a text.
 *
 * @throws Error with a sentence for the editor
 */
const describe = (
  { collection, id, updatedAt }: LibraryItem,
  language: Language,
  alt: string,
): Promise<unknown> =>
  readResponse(
    fetch(`/api/${collection}/${id}?locale=${language}&depth=0`, jsonRequest({ alt, updatedAt }, 'PATCH')),
    v.unknown(),
  );

type RowProps = {
  item: LibraryItem;
  language: Language;
  languageName: string;
  mayDescribe: boolean;
  /** Called with whether there is a text that is not saved. */
  onType(isUnsaved: boolean): void;
};

function Row({ item, language, languageName, mayDescribe, onType }: RowProps) {
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const alt = String(new FormData(event.currentTarget).get('alt')).trim();
    if (alt === '') return;
    setState('busy');
    describe(item, language, alt).then(
      () => {
        setState('done');
        onType(false);
      },
      (error: Error) => {
        setState('open');
        toast.error(error.message);
      },
    );
  };
  const others = item.described?.length
    ? say('Shown with the text of another language: “{title}”', { title: item.title })
    : say('Has no text at all.');
  return (
    <li>
      <Thumbnail item={item} />
      <div>
        <a href={hrefOf(item)}>{item.filename}</a>
        <small>{`${sayUses(item)}. ${others}`}</small>
        {item.collection === 'svgs' && <small>{say('Leave an ornament without text.')}</small>}
        {mayDescribe && state !== 'done' && (
          <form onSubmit={save}>
            <input
              name="alt"
              type="text"
              required
              // It goes with the answer, and what was typed beside it would go along.
              readOnly={state === 'busy'}
              onInput={({ currentTarget }) => onType(currentTarget.value.trim() !== '')}
              aria-label={say('Alternative text in {languageName} of {filename}', {
                languageName,
                filename: item.filename,
              })}
            />
            <button type="submit" disabled={state === 'busy'}>
              {say('Save')}
            </button>
          </form>
        )}
        <span role="status">{state === 'done' ? say('Saved.') : ''}</span>
      </div>
    </li>
  );
}

const keyOf = ({ collection, id }: LibraryItem) => `${collection}:${id}`;

type Props = { items: readonly LibraryItem[] } & Omit<RowProps, 'item' | 'onType'>;

/** Pictures in use without alternative text in a language, each with a field for it. */
export function MissingTexts({ items, ...more }: Props) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const onType = (key: string, isUnsaved: boolean) =>
    setUnsaved((keys) => [...keys.filter((each) => each !== key), ...(isUnsaved ? [key] : [])]);
  useLeaveWarning(
    items.some((item) => unsaved.includes(keyOf(item))),
    say('What you typed here is not saved yet. Leave the page?'),
  );
  return (
    <>
      {!more.mayDescribe && items.length > 0 && (
        <p>{say('Editors describe media. Tell one what is in these pictures.')}</p>
      )}
      <ul className="media-library__texts">
        {items.map((item) => (
          <Row
            key={keyOf(item)}
            item={item}
            {...more}
            onType={(isUnsaved) => onType(keyOf(item), isUnsaved)}
          />
        ))}
      </ul>
    </>
  );
}
