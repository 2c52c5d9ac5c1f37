'use client';

import { say } from '@keelstone/languages/say.ts';
import { ConfirmationModal, PopupList, toast, useDocumentInfo, useForm, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import { useLanguageNames } from '../../admin/use-language-names.ts';
import type { PublishedLanguage } from '../unpublished-languages.ts';
import './publish-button.css';
import { fetchPublication } from './unpublished-requests.ts';

const CONFIRMATION = 'unpublish-all-languages';

const savedSchema = v.object({ doc: v.object({ _status: v.string(), updatedAt: v.string() }) });

/**
 * Replaces Payload's, whose question does not say that a page goes off the site in every language, whichever its form
 * shows (C-12). What is typed in the form stays there, unsaved.
 */
export function UnpublishButton() {
  const info = useDocumentInfo();
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, isTrashed } = info;
  const { dispatchFields, getDataByPath } = useForm();
  const { openModal } = useModal();
  const [published, setPublished] = useState<PublishedLanguage[]>([]);
  if (!id || !collectionSlug || !hasPublishedDoc || !hasPublishPermission || isTrashed) return null;

  const ask = async () => {
    const publication = await fetchPublication(collectionSlug, id);
    setPublished(publication.published);
    openModal(CONFIRMATION);
  };
  const unpublish = async () => {
    const request = fetch(
      `/api/${collectionSlug}/${id}?depth=0&unpublishAllLocales=true`,
      // Refused if somebody has saved since: the version of the answer counts as the one that the form shows (C-14).
      jsonRequest({ _status: 'draft', updatedAt: getDataByPath('updatedAt') }, 'PATCH'),
    );
    const { doc } = await readResponse(request, savedSchema);
    for (const path of ['_status', 'updatedAt'] as const) {
      dispatchFields({ type: 'UPDATE', path, value: doc[path] });
    }
    info.setUnpublishedVersionCount(1);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(false);
    toast.success(say('Unpublished in all languages.'));
  };
  const sayError = (error: Error) => void toast.error(error.message);
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => void ask().catch(sayError)}>
        {say('Unpublish all languages…')}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={CONFIRMATION}
        heading={say('Unpublish all languages?')}
        body={<WhatGoesOff published={published} />}
        confirmLabel={say('Unpublish')}
        onConfirm={() => unpublish().catch(sayError)}
      />
    </>
  );
}

function WhatGoesOff({ published }: { published: readonly PublishedLanguage[] }) {
  const nameOf = useLanguageNames();
  return (
    <div className="what-goes-out">
      <p>{say('This goes off the site now, in every language in which it is published.')}</p>
      <ul>
        {published.map(({ language, title }) => (
          <li key={language}>
            <b>{nameOf(language)}</b> {say('“{title}”', { title })}
          </li>
        ))}
      </ul>
      <p>{say('It stays here as a draft, and can be published again.')}</p>
    </div>
  );
}
