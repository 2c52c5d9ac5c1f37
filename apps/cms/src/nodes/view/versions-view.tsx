import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { messages } from '../../admin/messages.ts';
import { type ListedVersion, readVersions } from '../read-versions.ts';
import './versions-view.css';
import { VersionTime } from './version-time.tsx';

const words = messages.versions;

const stateOf = ({ isPublished, isInReview }: ListedVersion) =>
  isPublished ? words.published : isInReview ? words.inReview : words.draft;

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
        pluralLabel={labels.plural as string}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={words.heading}
      />
      <Gutter className="versions-list">
        <p>{words.intro}</p>
        <div className="versions-list__frame">
          <table>
            <caption className="versions-list__caption">{words.heading}</caption>
            <thead>
              <tr>
                {Object.values(words.columns).map((column) => (
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
                  <td>{version.savedBy ?? words.nobody}</td>
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
