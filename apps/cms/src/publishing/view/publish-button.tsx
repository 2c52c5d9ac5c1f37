'use client';

import { type AdminText, say } from '@keelstone/languages/say.ts';
import {
  ConfirmationModal,
  FormSubmit,
  PopupList,
  toast,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useLocale,
  useModal,
} from '@payloadcms/ui';
import { useState } from 'react';
import type { UnpublishedLanguage } from '../unpublished-languages.ts';
import './publish-button.css';
import { useLanguageNames } from '../../admin/use-language-names.ts';
import { fetchPublication } from './unpublished-requests.ts';
import { usePublish } from './use-publish.ts';

const CONFIRMATION = 'publish-all-languages';

const CHANGES: Record<UnpublishedLanguage['change'], AdminText> = {
  added: '“{title}” as it was saved last, for the first time',
  changed: '“{title}” as it was saved last',
  removed: '“{title}” goes off the site, because what was saved last has no title in this language',
};

/**
 * Replaces Payload's button, which publishes every language: this one publishes the language of the form, and lists
 * the languages concerned before it publishes all (C-12).
 */
export function PublishButton() {
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, unpublishedVersionCount, uploadStatus } =
    useDocumentInfo();
  const { code } = useLocale();
  const isModified = useFormModified();
  const { openModal } = useModal();
  const publish = usePublish();
  const nameOf = useLanguageNames();
  const [others, setOthers] = useState<UnpublishedLanguage[]>([]);
  if (!hasPublishPermission) return null;

  const waits = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc;
  const askForAll = async () => {
    if (!id || !collectionSlug) return;
    const { languages } = await fetchPublication(collectionSlug, id);
    setOthers(languages.filter(({ language }) => language !== code));
    openModal(CONFIRMATION);
  };
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        type="button"
        size="medium"
        disabled={!waits || uploadStatus === 'uploading'}
        onClick={() => void publish()}
        SubMenuPopupContent={
          id
            ? ({ close }) => (
                <PopupList.ButtonGroup>
                  <PopupList.Button
                    id="publish-all-languages"
                    onClick={() => {
                      close();
                      void askForAll().catch((error: Error) => toast.error(error.message));
                    }}
                  >
                    {say('Publish all languages…')}
                  </PopupList.Button>
                </PopupList.ButtonGroup>
              )
            : undefined
        }
      >
        {say('Publish in {language}', { language: nameOf(code) })}
      </FormSubmit>
      <ConfirmationModal
        modalSlug={CONFIRMATION}
        heading={say('Publish all languages?')}
        body={<WhatGoesOut others={others} />}
        confirmLabel={say('Publish')}
        onConfirm={() => publish({ allLanguages: true })}
      />
    </>
  );
}

function WhatGoesOut({ others }: { others: readonly UnpublishedLanguage[] }) {
  const { code } = useLocale();
  const nameOf = useLanguageNames();
  const title = useFormFields(([fields]) => fields.title?.value);
  return (
    <div className="what-goes-out">
      <p>{say('This goes out now.')}</p>
      <ul>
        <li>
          <b>{nameOf(code)}</b> {say('“{title}” as it is in this form', { title: title ?? '' })}
        </li>
        {others.map((other) => (
          <li key={other.language}>
            <b>{nameOf(other.language)}</b> {say(CHANGES[other.change], { title: other.title })}
          </li>
        ))}
      </ul>
      {others.length === 0 && <p>{say('Nothing waits in another language.')}</p>}
    </div>
  );
}
