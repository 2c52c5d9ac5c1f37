import { say } from '@keelstone/languages/say.ts';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { type ListedVersion, readVersions } from '../read-versions.ts';
import './versions-view.css';
import { VersionTime } from './version-time.tsx';

const stateOf = ({ isPublished, isInReview }: ListedVersion) =>
  isPublished ? say('Published') : isInReview ? say('In review') : say('Draft');

/** The versions of a page: when, who, why, and a way to compare and to restore each (C-12). */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) notFound();
  const versions = await readVersions(req, collectionConfig.slug as CollectionSlug, docID);
  const { admin } = req.payload.config.routes;
  const { labels, slug } = collectionConfig;
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
              </tr>
            </thead>
            <tbody>
              {versions.map((version) => (
                <tr key={version.id}>
                  <td>
                    <a href={`${admin}/collections/${slug}/${docID}/versions/${version.id}`}>
                      <VersionTime at={version.savedAt} />
                    </a>
                  </td>
                  <td>{version.savedBy ?? say('The CMS')}</td>
                  <td>{stateOf(version)}</td>
                  <td>{version.note}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Gutter>
    </>
  );
}
