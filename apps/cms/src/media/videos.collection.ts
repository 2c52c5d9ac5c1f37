import type { CollectionConfig } from 'payload';
import { captionsField } from './captions.field.ts';
import { downloadNameField } from './download-name.field.ts';
import { mediaCollection } from './media.collection.ts';
import { mediaTypeField } from './media-type.field.ts';
import { posterField, recordingTitleField, secondsField, transcriptField } from './recording.fields.ts';
import { measureRecording } from './upload/measure-recording.ts';
import { mimeTypesOf, VIDEO_TYPES } from './upload/media-type.ts';
import { refuseUnplayableVideo } from './upload/refuse-unplayable-video.ts';
import { refuseWrongType } from './upload/refuse-wrong-type.ts';
import { removeFilmLocation } from './upload/remove-film-location.ts';

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
      checks: [refuseWrongType(VIDEO_TYPES), refuseUnplayableVideo, removeFilmLocation],
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
