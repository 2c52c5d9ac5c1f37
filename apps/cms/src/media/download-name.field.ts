import type { TextField } from 'payload';

/**
 * The name of the downloaded file: that of the uploaded file (see name-by-content.ts) unless an editor changes it.
 */
export const downloadNameField: TextField = {
  name: 'downloadName',
  label: 'Name of the download',
  type: 'text',
  maxLength: 150,
  admin: {
    position: 'sidebar',
    description: 'What the file is called on a visitor’s computer. Filled in when you upload.',
  },
  hooks: {
    beforeChange: [({ value, req }) => (req.context.downloadName as string | undefined) ?? value],
  },
};
