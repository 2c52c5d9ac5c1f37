import { languageName } from '@keelstone/languages/languages.ts';
import { fillMessage, sayLabel } from '@keelstone/languages/say.ts';
import { Gutter } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import { type DocumentViewServerProps, NotFound } from 'payload';
import { canPublish } from '../../access/roles.ts';
import { adminLanguageOf } from '../../admin/admin-language.ts';
import { messagesIn } from '../admin-messages.ts';
import { readWorkspace } from '../read-translation.ts';
import { targetOf } from '../save-translation.ts';
import { NOTE_FIELD } from './entered.ts';
import { StateList } from './state-list.tsx';
import { TranslationWorkspace } from './translation-workspace.tsx';
import './translation-workspace.css';

/** `/admin/collections/<type>/<id>/translate?to=`: source beside target, field by field (C-10). */
export async function TranslateView({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { collectionConfig: collection, docID, locale, req } = initPageResult;
  if (!collection || docID === undefined) notFound();
  const id = Number(docID);
  const wanted = searchParams?.to ?? locale?.code;
  const workspace = await readWorkspace(req, { collection, id }, (source) => targetOf(wanted, source)).catch(
    (error: unknown) => {
      // Payload leads to the list for other ids that do not exist, but takes 0 for none.
      if (error instanceof NotFound) notFound();
      throw error;
    },
  );
  const adminLanguage = adminLanguageOf(req);
  const messages = messagesIn(adminLanguage);
  const note = collection.flattenedFields.find(({ name }) => name === NOTE_FIELD);
  const names = {
    source: languageName(workspace.source, adminLanguage),
    target: languageName(workspace.target, adminLanguage),
  };
  return (
    <Gutter className="translate">
      <h2>{fillMessage(messages.heading, names)}</h2>
      <nav aria-label={messages.languages}>
        <StateList
          states={workspace.states}
          collection={collection.slug}
          id={id}
          adminLanguage={adminLanguage}
          current={workspace.target}
        />
      </nav>
      <TranslationWorkspace
        // Anew for each language.
        key={workspace.target}
        address={`/api/${collection.slug}/${id}/translation`}
        opened={workspace}
        messages={messages}
        names={names}
        mayPublish={canPublish(req)}
        noteHint={note ? sayLabel(note.admin?.description) : null}
        maySave={Boolean(await collection.access.update({ req, id }))}
      />
    </Gutter>
  );
}
