'use client';

import { say } from '@keelstone/languages/say.ts';
import { nearestFocus } from '@keelstone/model/media';
import { useDocumentInfo, useUploadEdits } from '@payloadcms/ui';
import { CUTS, type Cut } from '../cuts.ts';
import './cut-preview.css';

type Focus = { x: number; y: number };

const positionOf = ({ isExact }: Cut, focus: Focus): string => {
  const { x, y } = isExact ? focus : nearestFocus(focus);
  return `${x}% ${y}%`;
};

/** In the form of an image: what each place of the site shows of it, also while its focal point is being moved. */
export function CutPreview() {
  const { savedDocumentData } = useDocumentInfo();
  const { uploadEdits } = useUploadEdits();
  const { url, focalX, focalY } = (savedDocumentData ?? {}) as {
    url?: string | null;
    focalX?: number | null;
    focalY?: number | null;
  };
  if (!url) return null;
  const focus = uploadEdits?.focalPoint ?? { x: focalX ?? 50, y: focalY ?? 50 };
  return (
    <section className="field-type cut-preview" aria-label={say('How the site cuts this picture')}>
      <h2>{say('How the site cuts this picture')}</h2>
      <p>{say('Pictures are cut around their focal point, which you set with Edit Image above.')}</p>
      <ul>
        {CUTS.map((cut) => (
          <li key={cut.name}>
            <figure>
              {/* biome-ignore lint/performance/noImgElement: the file is on this server */}
              <img
                src={url}
                alt=""
                style={{
                  aspectRatio: `${cut.width} / ${cut.height}`,
                  objectPosition: positionOf(cut, focus),
                }}
              />
              <figcaption>{say(cut.name)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
