'use client';

import { say } from '@keelstone/languages/say.ts';
import { useDocumentInfo, useForm, useFormFields, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import type { PageCard } from '../page-card.ts';
import './meta-preview.css';
import { DESCRIPTION_LENGTH, sayLength, TITLE_LENGTH } from './say-length.ts';

const cardSchema = v.object({
  title: v.string(),
  siteName: v.string(),
  description: v.string(),
  own: v.object({ title: v.string(), description: v.string() }),
  address: v.string(),
  picture: v.nullable(v.object({ url: v.string(), x: v.number(), y: v.number() })),
  isHidden: v.boolean(),
  canonical: v.nullable(v.string()),
});

type ShownForm = { type: string; id: number; language: string; data: unknown };

/** How a page would be shown if its form were published. @throws Error with a sentence for the editor */
const fetchPageCard = (form: ShownForm, signal: AbortSignal): Promise<PageCard> =>
  readResponse(fetch('/api/discovery/card', { ...jsonRequest(form), signal }), cardSchema);

/** After the last key, in milliseconds. */
const PAUSE = 400;
/** Fields that the card shows. The text of the page is read anew whenever this tab is opened. */
const SHOWN = [
  'title',
  'alias',
  'summary',
  'meta.title',
  'meta.description',
  'meta.picture',
  'meta.isHidden',
  'meta.canonical',
];

type State = { card?: PageCard; error?: string };

/** The card for the form as it stands, renewed after each pause in typing. */
function usePageCard(): State & { isNew: boolean } {
  const { id, collectionSlug: type } = useDocumentInfo();
  const { code: language } = useLocale();
  const { getData } = useForm();
  const [state, setState] = useState<State>({});
  const shown = useFormFields(([fields]) => JSON.stringify(SHOWN.map((name) => fields[name]?.value ?? null)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for what `getData` returns
  useEffect(() => {
    if (id === undefined || type === undefined) return;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      fetchPageCard({ type, id: Number(id), language, data: getData() }, aborter.signal).then(
        (card) => setState({ card }),
        (error: Error) => aborter.signal.aborted || setState({ error: error.message }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [id, type, language, shown]);
  return { ...state, isNew: id === undefined };
}

/** `https://www.example.com/articles/first` as search engines write it. */
function sayAddress(address: string): string {
  const { host, pathname } = new URL(address);
  return [host, ...decodeURI(pathname).split('/').filter(Boolean)].join(' › ');
}

function Lengths({ card: { title, siteName, description } }: { card: PageCard }) {
  const rows = [
    [say('Title'), sayLength(`${title} – ${siteName}`, TITLE_LENGTH)],
    [say('Description'), sayLength(description, DESCRIPTION_LENGTH)],
  ] as const;
  return (
    <dl className="meta-preview__lengths">
      {rows.map(([name, { verdict, text }]) => (
        <div key={name} data-verdict={verdict}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function SearchResult({ card }: { card: PageCard }) {
  return (
    <figure className="meta-preview__result">
      <figcaption>{say('In a search engine')}</figcaption>
      <p className="meta-preview__address">
        {sayAddress(card.canonical?.startsWith('http') ? card.canonical : card.address)}
      </p>
      <p className="meta-preview__title">{`${card.title} – ${card.siteName}`}</p>
      <p className="meta-preview__description">{card.description || say('Some words of the page.')}</p>
    </figure>
  );
}

function ShareCard({ card: { picture, title, description, address } }: { card: PageCard }) {
  return (
    <figure className="meta-preview__share">
      <figcaption>{say('As a shared link')}</figcaption>
      <div className="meta-preview__card">
        {picture ? (
          // biome-ignore lint/performance/noImgElement: the file is on this server, in the size that is shown
          <img src={picture.url} alt="" style={{ objectPosition: `${picture.x}% ${picture.y}%` }} />
        ) : (
          <div className="meta-preview__drawing">
            <strong>{title}</strong>
            <small>{say('The site draws this picture.')}</small>
          </div>
        )}
        <p className="meta-preview__host">{new URL(address).host}</p>
        <p className="meta-preview__title">{title}</p>
        {description && <p className="meta-preview__description">{description}</p>}
      </div>
    </figure>
  );
}

/** In the form of a page: how a search engine and a shared link show it, as the form stands. */
export function MetaPreview() {
  const { card, error, isNew } = usePageCard();
  return (
    <section className="field-type meta-preview" aria-label={say('Preview of search result and shared link')}>
      <div aria-live="polite">
        {isNew && <p>{say('Save the page once. Then you see here how it is found and shared.')}</p>}
        {error && <p className="meta-preview__error">{error}</p>}
        {card?.isHidden && (
          <p>{say('Search engines are asked not to list this page. Shared links still show it.')}</p>
        )}
        {card?.canonical && (
          <p>{say('Search engines are asked to show {canonical} instead.', { canonical: card.canonical })}</p>
        )}
        {card && <Lengths card={card} />}
      </div>
      {card && (
        <div className="meta-preview__cards">
          {!card.isHidden && <SearchResult card={card} />}
          <ShareCard card={card} />
        </div>
      )}
    </section>
  );
}
