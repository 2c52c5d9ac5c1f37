'use client';

import { say, sayLabel } from '@keelstone/languages/say.ts';
import { Button, useAuth, useConfig } from '@payloadcms/ui';
import type { ClientCollectionConfig, ClientGlobalConfig } from 'payload';
import { useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import { fieldLabels } from '../../admin/field-labels.ts';
import { focusToReturn } from '../../admin/focus/focus-to-return.ts';
import { fetchNewest, readResponse } from '../../admin/read-response.ts';
import { formatTime } from '../../admin/time/format-time.ts';
import {
  discardChanges,
  keepChanges,
  type LeftBehind,
  readLeftChanges,
} from '../../admin/unsaved/kept-changes.ts';
import { storeChanges } from '../../admin/unsaved/stored-changes.ts';
import { typedText } from '../../admin/unsaved/typed-text.ts';
import { useCopyTyped } from '../../admin/unsaved/use-copy-typed.ts';
import { useLanguageNames } from '../../admin/use-language-names.ts';
import { type KeptPlace, keptPlaceOf } from '../kept-place.ts';
import { isSavedAfter, offerOf } from '../offer-left-changes.ts';
import '../../admin/dashboard/dashboard.css';
import './unsaved-work.css';

const documentSchema = v.looseObject({
  updatedAt: v.optional(v.nullable(v.string())),
  deletedAt: v.optional(v.nullable(v.string())),
});
type Document = v.InferOutput<typeof documentSchema>;

type Unsaved = {
  kept: LeftBehind;
  place: KeptPlace;
  /** What is saved; undefined if there is nothing, or if it could not be read. */
  saved: Document | undefined;
  /** Whether the document was deleted, so that no form can offer it. */
  isGone: boolean;
};

/** Reads what is saved of a document, also if it is in the trash. @returns null if it was deleted */
async function readSaved(api: string, locale: string): Promise<Document | null> {
  const response = await fetchNewest(api, locale);
  if (response.status === 404) return null;
  return readResponse(Promise.resolve(response), documentSchema);
}

/** @returns null if a form would offer nothing of it */
async function describe(kept: LeftBehind): Promise<Unsaved | null> {
  const place = keptPlaceOf(kept.target, kept.language);
  if (!place) return null;
  // If it cannot be read now, the form will say why.
  const saved = place.api ? await readSaved(place.api, kept.language).catch(() => undefined) : undefined;
  if (saved && !place.isTranslation && !offerOf(saved, saved.updatedAt ?? null, kept)) return null;
  return { kept, place, saved: saved ?? undefined, isGone: saved === null };
}

type Entity = ClientCollectionConfig | ClientGlobalConfig;

function Item({ kept, place, saved, isGone, entity }: Unsaved & { entity: Entity }) {
  const languageName = useLanguageNames();
  const id = useId();
  const [isDiscarded, setIsDiscarded] = useState(false);

  const kind = sayLabel('labels' in entity ? entity.labels.singular : entity.label);
  const titleField = ('labels' in entity && entity.admin.useAsTitle) || 'title';
  const title = [kept.data[titleField], saved?.[titleField]].find((each) => typeof each === 'string' && each);
  const name = typeof title === 'string' ? title : kind;
  const { texts, note } = kept.data;
  const [copied, copy] = useCopyTyped(() =>
    typedText(place.isTranslation ? { texts, note } : kept.data, fieldLabels(entity.fields)),
  );

  /** The button that was pressed is gone afterwards. */
  const showDiscarded = (isNow: boolean) => {
    const giveFocusBack = focusToReturn();
    setIsDiscarded(isNow);
    giveFocusBack();
  };
  const discard = async () => {
    showDiscarded(true);
    await discardChanges([kept.id]);
  };
  const takeBack = async () => {
    const { isElsewhere: _, ...changes } = kept;
    await keepChanges(changes);
    // Where it is found from other computers. If the server does not respond, the browser's copy remains.
    void storeChanges(changes).catch(() => undefined);
    showDiscarded(false);
  };
  // The form of what is in the trash cannot be opened.
  const trashHref = saved?.deletedAt ? place.trashHref : null;
  const savedAfter = isSavedAfter(kept, saved?.updatedAt) ? saved?.updatedAt : null;
  const button = { buttonStyle: 'secondary', size: 'small', margin: false } as const;
  const extraButtonProps = { 'aria-describedby': id };
  return (
    <li>
      <div className="unsaved-work__name" id={id}>
        {isGone ? <strong>{name}</strong> : <a href={trashHref ?? place.href}>{name}</a>}{' '}
        <span className="dashboard-list__aside">
          {[kind, languageName(kept.language), formatTime(new Date(kept.at))].join(' · ')}
        </span>
        {savedAfter && (
          <p>
            {say('It is older than what was saved on {time}.', { time: formatTime(new Date(savedAfter)) })}
          </p>
        )}
        {trashHref && <p>{say('It is in the trash. Restore it there, then open it to put this back.')}</p>}
        {isGone && <p>{say('It has been deleted. What you typed can still be copied.')}</p>}
      </div>
      <div className="unsaved-work__choices" aria-live="polite">
        {isDiscarded ? (
          <>
            {say('Discarded.')}{' '}
            <Button {...button} extraButtonProps={extraButtonProps} onClick={() => void takeBack()}>
              {say('Take it back')}
            </Button>
          </>
        ) : (
          <>
            <Button {...button} extraButtonProps={extraButtonProps} onClick={copy}>
              {say('Copy it')}
            </Button>
            <Button {...button} extraButtonProps={extraButtonProps} onClick={() => void discard()}>
              {say('Discard it')}
            </Button>
          </>
        )}
      </div>
      {copied !== null && <textarea readOnly aria-label={say('What you typed')} rows={6} value={copied} />}
    </li>
  );
}

/** On the dashboard: what somebody typed and has not saved, also into a page that has been deleted since (C-14). */
export function UnsavedWork() {
  const { user } = useAuth();
  const { getEntityConfig } = useConfig();
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  useEffect(() => {
    let isOpen = true;
    if (user)
      readLeftChanges({ owner: user.id })
        .then((all) => Promise.all(all.map(describe)))
        .then((all) => isOpen && setUnsaved(all.filter((each) => each !== null)))
        // Without storage, nothing is kept.
        .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [user]);
  // A former version may have had collections that this one does not have.
  const known = unsaved.flatMap((each) => {
    const { entity: where } = each.place;
    const entity: Entity | null = 'globalSlug' in where ? getEntityConfig(where) : getEntityConfig(where);
    return entity ? [{ ...each, entity }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section className="dashboard-list unsaved-work">
      <h2>{say('Typed and not saved ({count})', { count: known.length })}</h2>
      <p>{say('It is kept for a week. Open it to put it back.')}</p>
      <ul>
        {known.map((each) => (
          <Item key={each.kept.id} {...each} />
        ))}
      </ul>
    </section>
  );
}
