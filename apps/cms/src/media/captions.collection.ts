import type { CollectionConfig } from 'payload';
import { mediaCollection } from './media.collection.ts';
import { CAPTION_TYPES, mimeTypesOf } from './upload/media-type.ts';
import { refuseOtherThanWebVtt } from './upload/refuse-other-than-web-vtt.ts';

/** C-4: captions of videos. Separate uploads, because a video can have several. */
export const captions = (mediaDirectory: string): CollectionConfig =>
  mediaCollection(
    {
      slug: 'captions',
      labels: { singular: 'Captions (WebVTT)', plural: 'Captions (WebVTT)' },
      interfaceName: 'CaptionsFile',
      description: 'Captions of our videos, as WebVTT, up to 1 MB.',
      useAsTitle: 'filename',
      upload: { mimeTypes: mimeTypesOf(CAPTION_TYPES) },
      checks: [refuseOtherThanWebVtt],
      fields: [],
    },
    mediaDirectory,
  );
