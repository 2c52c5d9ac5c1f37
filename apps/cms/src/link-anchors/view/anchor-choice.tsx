'use client';

import { say } from '@keelstone/languages/say.ts';
import { FieldDescription, FieldLabel, useField, useFormFields, useLocale } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import { readResponse } from '../../admin/read-response.ts';
import type { LinkAnchor } from '../link-anchors.endpoint.ts';
import '../../admin/native-choice.css';

type Target = { relationTo?: string; value?: number | { id: number } } | null | undefined;

const anchorsSchema = v.object({ anchors: v.array(v.object({ anchor: v.string(), title: v.string() })) });

async function readAnchors(target: Target, locale: string, signal: AbortSignal): Promise<LinkAnchor[]> {
  const { relationTo, value } = target ?? {};
  const id = typeof value === 'object' ? value.id : value;
  if (!relationTo || relationTo === 'dialogs' || !id) return [];
  const query = new URLSearchParams({ collection: relationTo, id: String(id), locale });
  return (await readResponse(fetch(`/api/link-anchors?${query}`, { signal }), anchorsSchema)).anchors;
}

/** In the drawer of a link to a page: the headings, items and tabs that it can lead to. */
export const AnchorChoice: TextFieldClientComponent = ({ field, path }) => {
  const { value = '', setValue } = useField<string>({ path });
  const target = useFormFields(([fields]) => fields?.doc?.value as Target);
  const { code: locale } = useLocale();
  const [anchors, setAnchors] = useState<LinkAnchor[]>([]);
  const id = useId();
  const key = JSON.stringify(target ?? null);
  useEffect(() => {
    const request = new AbortController();
    readAnchors(JSON.parse(key) as Target, locale, request.signal)
      .then(setAnchors)
      // Without the list a link leads to the beginning of the page, or where it led before.
      .catch(() => setAnchors([]));
    return () => request.abort();
  }, [key, locale]);
  const isKnown = value === '' || anchors.some(({ anchor }) => anchor === value);
  return (
    <div className="field-type native-choice anchor-choice">
      <FieldLabel label={field.label} path={path} htmlFor={id} />
      <select id={id} value={value} onChange={({ target: { value: chosen } }) => setValue(chosen)}>
        <option value="">{say('The beginning of the page')}</option>
        {anchors.map(({ anchor, title }) => (
          <option key={anchor} value={anchor}>
            {title}
          </option>
        ))}
        {!isKnown && <option value={value}>{`#${value}`}</option>}
      </select>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
};
