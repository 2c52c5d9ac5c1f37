'use client';

import { type Crop, LEAST_CROP, originalOf, readCrop } from '@keelstone/editing/media/crop.ts';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import { Button, FieldError, useDocumentInfo, useField } from '@payloadcms/ui';
import { useId, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import './crop-field.css';

type Size = { width: number; height: number };

const SIDES: readonly { name: keyof Crop; label: AdminText }[] = [
  { name: 'x', label: 'From the left' },
  { name: 'y', label: 'From the top' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
];

const bound = (value: number, least: number, most: number) =>
  Math.round(Math.min(Math.max(value, least), Math.max(least, most)));

/** The nearest part that lies within the picture. */
function fit({ x, y, width, height }: Crop, whole: Size): Crop {
  const size = {
    width: bound(width, LEAST_CROP, whole.width),
    height: bound(height, LEAST_CROP, whole.height),
  };
  return { x: bound(x, 0, whole.width - size.width), y: bound(y, 0, whole.height - size.height), ...size };
}

const toPercent = ({ x, y, width, height }: Crop, whole: Size): PercentCrop => ({
  unit: '%',
  x: (x / whole.width) * 100,
  y: (y / whole.height) * 100,
  width: (width / whole.width) * 100,
  height: (height / whole.height) * 100,
});
const toPixels = ({ x, y, width, height }: PercentCrop, whole: Size): Crop => ({
  x: (x / 100) * whole.width,
  y: (y / 100) * whole.height,
  width: (width / 100) * whole.width,
  height: (height / 100) * whole.height,
});

/** In the form of an image: the part of it that the site shows, by pointer, arrow keys or numbers. */
export function CropField({ path }: { path: string }) {
  const { value, setValue, disabled, showError, errorMessage } = useField<unknown>({ path });
  const { savedDocumentData } = useDocumentInfo();
  const id = useId();
  // What is being typed may be half a number.
  const [typed, setTyped] = useState<{ name: keyof Crop; text: string } | null>(null);
  const original = originalOf(savedDocumentData ?? {});
  const url = (savedDocumentData as { url?: string | null } | undefined)?.url;
  if (!original || !url || Math.min(original.width, original.height) < LEAST_CROP) return null;
  const whole: Crop = { x: 0, y: 0, width: original.width, height: original.height };
  const crop = readCrop(value);
  const shown = crop ?? whole;
  const change = (next: Crop) => {
    const part = fit(next, original);
    setValue(part.width === whole.width && part.height === whole.height ? null : part);
  };
  const type = (name: keyof Crop, text: string) => {
    setTyped({ name, text });
    const number = Number.parseInt(text, 10);
    if (number >= (name === 'x' || name === 'y' ? 0 : LEAST_CROP)) change({ ...shown, [name]: number });
  };
  return (
    <section className="field-type crop-field" aria-labelledby={id} inert={disabled}>
      <h2 id={id}>{say('Part that is shown')}</h2>
      <p>
        {say(
          'Draw the part that the site shows, or enter it below. The file stays as you uploaded it, so you can change the part at any time.',
        )}
      </p>
      <FieldError path={path} message={errorMessage} showError={showError} />
      <ReactCrop
        crop={toPercent(shown, original)}
        keepSelection
        onChange={(_, percent) => change(toPixels(percent, original))}
        ariaLabels={{
          cropArea: say('The part. Arrow keys move it'),
          nwDragHandle: say('Top left corner of the part'),
          nDragHandle: say('Top edge of the part'),
          neDragHandle: say('Top right corner of the part'),
          eDragHandle: say('Right edge of the part'),
          seDragHandle: say('Bottom right corner of the part'),
          sDragHandle: say('Bottom edge of the part'),
          swDragHandle: say('Bottom left corner of the part'),
          wDragHandle: say('Left edge of the part'),
        }}
      >
        {/* biome-ignore lint/performance/noImgElement: the file is on this server */}
        <img src={url} alt="" />
      </ReactCrop>
      <div className="crop-field__sides">
        {SIDES.map(({ name, label }) => (
          <label key={name}>
            {say(label)}
            <input
              type="number"
              inputMode="numeric"
              value={typed?.name === name ? typed.text : Math.round(shown[name])}
              min={name === 'x' || name === 'y' ? 0 : LEAST_CROP}
              max={name === 'x' || name === 'width' ? original.width : original.height}
              onChange={({ target }) => type(name, target.value)}
              onBlur={() => setTyped(null)}
            />
          </label>
        ))}
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={!crop}
          onClick={() => setValue(null)}
        >
          {say('Show the whole picture')}
        </Button>
      </div>
    </section>
  );
}
