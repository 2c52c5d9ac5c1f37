'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, useConfig, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { whenTextsSettled } from '../../admin/unsaved/settled-texts.ts';
import { type Replacement, replacementsIn, type Search } from './replace-text.ts';
import './find-replace.css';

const countOf = (replacements: readonly Replacement[]) =>
  replacements.reduce((sum, { count }) => sum + count, 0);

function sayPlaces(replacements: readonly Replacement[], isDone: boolean): string {
  const count = countOf(replacements);
  if (count === 0) return say('Found nowhere in the texts of this language.');
  const places = say('{times} in {fields}', {
    times: count === 1 ? say('1 time') : say('{count} times', { count }),
    fields:
      replacements.length === 1 ? say('1 field') : say('{count} fields', { count: replacements.length }),
  });
  return isDone ? say('Replaced {places}. Save to keep it.', { places }) : say('Found {places}.', { places });
}

/** In the margin of a form: words to find, and what to put in their place. Nothing is saved by it. */
export function FindReplace() {
  const { collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getFields, setModified } = useForm();
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const [search, setSearch] = useState<Search>({ find: '', replaceBy: '', isCaseSensitive: false });
  const [result, setResult] = useState('');
  if (!collectionSlug) return null;
  const change = (more: Partial<Search>) => {
    setSearch({ ...search, ...more });
    setResult('');
  };
  const found = () => replacementsIn(getFields(), getEntityConfig({ collectionSlug })?.fields ?? [], search);
  const replaceAll = () => {
    const replacements = found();
    // An editor of rich text reads its content again when the initial one changes.
    for (const { path, value, isRichText } of replacements)
      dispatch({ type: 'UPDATE', path, value, ...(isRichText && { initialValue: value }) });
    if (replacements.length > 0) setModified(true);
    setResult(sayPlaces(replacements, true));
  };
  return (
    <details className="find-replace">
      <summary>{say('Find and replace')}</summary>
      <label>
        {say('Find')}
        <input value={search.find} onChange={({ target }) => change({ find: target.value })} />
      </label>
      <label>
        {say('Replace by')}
        <input value={search.replaceBy} onChange={({ target }) => change({ replaceBy: target.value })} />
      </label>
      <label className="find-replace__case">
        <input
          type="checkbox"
          checked={search.isCaseSensitive}
          onChange={({ target }) => change({ isCaseSensitive: target.checked })}
        />
        {say('Capital letters as written')}
      </label>
      <div className="find-replace__buttons">
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={search.find.trim() === ''}
          onClick={() => whenTextsSettled(() => setResult(sayPlaces(found(), false)))}
        >
          {say('Count')}
        </Button>
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={search.find.trim() === ''}
          onClick={() => whenTextsSettled(replaceAll)}
        >
          {say('Replace all')}
        </Button>
      </div>
      <p role="status">{result}</p>
    </details>
  );
}
