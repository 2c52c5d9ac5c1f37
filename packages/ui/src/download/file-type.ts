/** Common names of the types of files that can be downloaded. Product names are the same in every language. */
const FILE_TYPES: Record<string, string> = {
  pdf: 'PDF',
  docx: 'Word',
  xlsx: 'Excel',
  pptx: 'PowerPoint',
  zip: 'ZIP',
  mp3: 'MP3',
  m4a: 'M4A',
  ogg: 'Ogg',
  opus: 'Opus',
  wav: 'WAV',
  flac: 'FLAC',
  mp4: 'MP4',
  webm: 'WebM',
};

/**
 * The common name of a file's type: `PDF`, `Excel`. If the file name has no extension, derived from the media
 * type.
 */
export function nameFileType({ filename, mimeType }: { filename: string; mimeType: string }): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  return FILE_TYPES[ending] ?? (ending || (mimeType.split('/').at(-1) ?? '')).toUpperCase();
}
