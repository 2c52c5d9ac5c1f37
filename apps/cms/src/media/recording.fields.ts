import type { Field, NumberField, TextareaField, UploadField } from 'payload';

export const recordingTitleField: Field = {
  name: 'title',
  type: 'text',
  localized: true,
  required: true,
  maxLength: 200,
  admin: { description: 'What the recording is called on the website.' },
};

/** C-4, WCAG 1.2: for people who cannot hear the recording. */
export const transcriptField: TextareaField = {
  name: 'transcript',
  type: 'textarea',
  localized: true,
  admin: {
    rows: 8,
    description: 'What is said, for those who cannot hear it, and who speaks. Each line is a paragraph.',
  },
};

export const secondsField = (description: string): NumberField => ({
  name: 'seconds',
  label: 'Length in seconds',
  type: 'number',
  min: 0,
  admin: { position: 'sidebar', step: 0.1, description },
});

export const posterField: UploadField = {
  name: 'poster',
  type: 'upload',
  relationTo: 'images',
  admin: { description: 'Shown until the film plays. Choose one that is as wide as the film.' },
};
