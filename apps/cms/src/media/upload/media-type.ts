import { readerLocale } from '@keelstone/languages/say.ts';
/** A type of file that editors may upload. */
export type MediaType = {
  /** The name shown to people. */
  name: string;
  /** File extensions, without the dot. */
  endings: readonly string[];
  /** The MIME type as stored and served. */
  mime: string;
  /** Other MIME types that its content may be detected as. */
  alsoKnownAs?: readonly string[];
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';

export const IMAGE_TYPES: readonly MediaType[] = [
  { name: 'JPEG', endings: ['jpg', 'jpeg'], mime: 'image/jpeg' },
  { name: 'PNG', endings: ['png'], mime: 'image/png' },
  { name: 'WebP', endings: ['webp'], mime: 'image/webp' },
  { name: 'AVIF', endings: ['avif'], mime: 'image/avif' },
];

export const FILE_TYPES: readonly MediaType[] = [
  { name: 'PDF', endings: ['pdf'], mime: 'application/pdf' },
  { name: 'Word', endings: ['docx'], mime: `${OFFICE}.wordprocessingml.document` },
  { name: 'Excel', endings: ['xlsx'], mime: `${OFFICE}.spreadsheetml.sheet` },
  { name: 'PowerPoint', endings: ['pptx'], mime: `${OFFICE}.presentationml.presentation` },
  { name: 'ZIP', endings: ['zip'], mime: 'application/zip' },
];

/** Formats that every browser plays. */
export const AUDIO_TYPES: readonly MediaType[] = [
  { name: 'MP3', endings: ['mp3'], mime: 'audio/mpeg' },
  { name: 'M4A', endings: ['m4a'], mime: 'audio/mp4', alsoKnownAs: ['audio/x-m4a'] },
  {
    name: 'Ogg',
    endings: ['ogg', 'oga', 'opus'],
    mime: 'audio/ogg',
    alsoKnownAs: ['audio/ogg; codecs=opus'],
  },
];

export const VIDEO_TYPES: readonly MediaType[] = [
  { name: 'MP4', endings: ['mp4'], mime: 'video/mp4' },
  { name: 'WebM', endings: ['webm'], mime: 'video/webm' },
];

export const CAPTION_TYPES: readonly MediaType[] = [{ name: 'WebVTT', endings: ['vtt'], mime: 'text/vtt' }];

/** All MIME types that Payload should pass on to the checks. */
export const mimeTypesOf = (types: readonly MediaType[]): string[] =>
  types.flatMap(({ mime, alsoKnownAs = [] }) => [mime, ...alsoKnownAs]);

/** `JPEG, PNG or WebP`. */
export const sayTypes = (types: readonly MediaType[]): string =>
  new Intl.ListFormat(readerLocale(), { type: 'disjunction' }).format(types.map(({ name }) => name));
