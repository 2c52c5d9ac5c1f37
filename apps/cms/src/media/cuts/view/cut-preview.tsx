'use client';

import { cropOf, focusOf, originalOf } from '@keelstone/editing/media/crop.ts';
import { say } from '@keelstone/languages/say.ts';
import { nearestFocus } from '@keelstone/model/media';
import { useDocumentInfo, useFormFields, useUploadEdits } from '@payloadcms/ui';
import { useEffect } from 'react';
import { CUTS, cutOf } from '../cuts.ts';
import './cut-preview.css';

/**
 * Sets the focal point where it is dropped. Payload 3.90.1 hears of a drop only while the pointer is over the point,
 * which follows it with some delay, and no further than the edge of the picture: otherwise it shows the point where it
 * was dropped, and applies the former one.
 *
 * @returns stops listening
 */
function dropFocalPoint(): () => void {
  const hold = ({ target }: MouseEvent) => {
    const point = target instanceof Element && target.closest('.edit-upload__focalPoint');
    if (!point) return;
    const drop = (event: MouseEvent) => {
      if (event.target instanceof Node && point.contains(event.target)) return;
      // Once the last move is rendered.
      requestAnimationFrame(() => point.dispatchEvent(new MouseEvent('mouseup', { bubbles: true })));
    };
    document.addEventListener('mouseup', drop, { capture: true, once: true });
  };
  document.addEventListener('mousedown', hold, true);
  return () => document.removeEventListener('mousedown', hold, true);
}

type Saved = { url?: string | null; focalX?: number | null; focalY?: number | null };

/**
 * In the form of an image: what each place of the site shows of it, also while its part and its focal point are being
 * moved.
 */
export function CutPreview() {
  const { savedDocumentData } = useDocumentInfo();
  const { uploadEdits } = useUploadEdits();
  const crop = useFormFields(([fields]) => fields.crop?.value);
  useEffect(dropFocalPoint, []);
  const saved = (savedDocumentData ?? {}) as Saved;
  const original = originalOf(saved);
  const { url } = saved;
  if (!url || !original) return null;
  const { x: focalX, y: focalY } = uploadEdits?.focalPoint ?? { x: saved.focalX, y: saved.focalY };
  const image = { ...original, crop, focalX, focalY };
  const part = cropOf(image) ?? { x: 0, y: 0, ...original };
  const focus = focusOf(image);
  return (
    <section className="field-type cut-preview" aria-label={say('How the site cuts this picture')}>
      <h2>{say('How the site cuts this picture')}</h2>
      <p>{say('Pictures are cut around their focal point, which you set with Edit Image above.')}</p>
      <ul>
        {CUTS.map((cut) => {
          const { x, y, width, height } = cutOf(cut, part, cut.isExact ? focus : nearestFocus(focus));
          return (
            <li key={cut.name}>
              <figure>
                {/* A part of the original, which is loaded once for all places. */}
                <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
                  <image href={url} width={original.width} height={original.height} />
                </svg>
                <figcaption>{say(cut.name)}</figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
