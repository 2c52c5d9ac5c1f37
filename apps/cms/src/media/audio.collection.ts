import type { CollectionConfig } from 'payload';
import { downloadNameField } from './download-name.field.ts';
import { mediaCollection } from './media.collection.ts';
import { mediaTypeField } from './media-type.field.ts';
import { recordingTitleField, secondsField, transcriptField } from './recording.fields.ts';
import { measureRecording } from './upload/measure-recording.ts';
import { AUDIO_TYPES, mimeTypesOf } from './upload/media-type.ts';
import { refuseWrongType } from './upload/refuse-wrong-type.ts';

/** C-4: sound recordings, in formats that every browser plays. */
export const audio = (mediaDirectory: string): CollectionConfig =>
  mediaCollection(
    {
      slug: 'audio',
      labels: { singular: 'Sound recording', plural: 'Sound recordings' },
      interfaceName: 'AudioFile',
      description: 'Talks, interviews and readings: MP3, M4A or Ogg, up to 100 MB.',
      useAsTitle: 'title',
      upload: { mimeTypes: mimeTypesOf(AUDIO_TYPES) },
      checks: [refuseWrongType(AUDIO_TYPES)],
      measure: measureRecording,
      fields: [
        recordingTitleField,
        transcriptField,
        secondsField('Read from the file when you upload it.'),
        mediaTypeField('audioType', 'audio_type'),
        downloadNameField,
      ],
    },
    mediaDirectory,
  );
