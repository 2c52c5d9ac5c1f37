import { messagesOf } from '@keelstone/languages/messages.ts';
import { readerLocale, say } from '@keelstone/languages/say.ts';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { adminLanguageOf } from '../../admin/admin-language.ts';
import { readVersions } from '../read-versions.ts';
import './versions-view.css';
import { StateName } from '../../admin/content-state/state-name.tsx';
import { LocalTime } from '../../admin/time/local-time.tsx';
import { RestoreVersion } from './restore-version.tsx';

/** The versions of a page: when, who, why, and a way to compare and to restore each (C-12). */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) notFound();
  const versions = await readVersions(req, collectionConfig.slug as CollectionSlug, docID);
  const messages = messagesOf(adminLanguageOf(req), 'content');
  const { admin } = req.payload.config.routes;
  const { access, labels, slug } = collectionConfig;
  const form = `${admin}/collections/${slug}/${docID}`;
  const mayRestore = Boolean(await access.update({ req, id: Number(docID) }));
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        pluralLabel={labels.plural}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={say('Versions')}
      />
      <Gutter className="versions-list">
        <p>
          {say(
            'The last fifty versions. Choose one to compare it with another, in one or several languages, and to restore it as a draft.',
          )}
        </p>
        <div className="versions-list__frame">
          <table>
            <caption className="versions-list__caption">{say('Versions')}</caption>
            <thead>
              <tr>
                {[say('Saved'), say('By'), say('State'), say('Note')].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {versions.map((version, index) => (
                <tr key={version.id}>
                  <td>
                    <a id={`version-${version.id}`} href={`${form}/versions/${version.id}`}>
                      <LocalTime at={version.savedAt} locale={readerLocale()} />
                    </a>
                  </td>
                  <td>{version.savedBy ?? say('The CMS')}</td>
                  <td>
                    <StateName state={version.state} messages={messages} />
                  </td>
                  <td>{version.note}</td>
                  <td>
                    {mayRestore && index > 0 && (
                      <RestoreVersion
                        address={`/api/${slug}/versions/${version.id}`}
                        form={form}
                        describedBy={`version-${version.id}`}
                        newest={versions[0]?.updatedAt ?? version.updatedAt}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Gutter>
    </>
  );
}
