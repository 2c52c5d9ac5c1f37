import type { CollectionConfig } from 'payload';
import { captionsField } from '../fields/captions.field.ts';
import { downloadNameField } from '../fields/download-name.field.ts';
import { mediaTypeField } from '../fields/media-type.field.ts';
import {
  posterField,
  recordingTitleField,
  secondsField,
  transcriptField,
} from '../fields/recording.fields.ts';
import { measureRecording } from '../media/measure-recording.ts';
import { mimeTypesOf, VIDEO_TYPES } from '../media/media-type.ts';
import { refuseUnplayableVideo } from '../media/refuse-unplayable-video.ts';
import { refuseWrongType } from '../media/refuse-wrong-type.ts';
import { mediaCollection } from './media-collection.ts';

/** C-4: self-hosted videos, in formats that every browser plays. */
export const videos = (mediaDirectory: string): CollectionConfig =>
  mediaCollection(
    {
      slug: 'videos',
      labels: { singular: 'Video', plural: 'Videos' },
      interfaceName: 'VideoFile',
      description: 'Films that we serve ourselves: MP4 (H.264) or WebM, up to 500 MB.',
      useAsTitle: 'title',
      upload: { mimeTypes: mimeTypesOf(VIDEO_TYPES) },
      checks: [refuseWrongType(VIDEO_TYPES), refuseUnplayableVideo],
      measure: measureRecording,
      fields: [
        recordingTitleField,
        posterField,
        captionsField,
        transcriptField,
        secondsField('Read from the file when you upload it.'),
        mediaTypeField('videoType', 'video_type'),
        downloadNameField,
      ],
    },
    mediaDirectory,
  );
