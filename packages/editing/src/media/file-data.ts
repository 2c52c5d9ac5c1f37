/** What Payload reads from a file. Forms send it back, and it may be that of a file which has been replaced since. */
export const READ_FROM_FILE = [
  'filename',
  'filesize',
  'height',
  'mimeType',
  'sizes',
  'thumbnailURL',
  'url',
  'width',
] as const;
/** What editors set, and what makes sense for one file only. */
export const SET_FOR_FILE = ['crop', 'downloadName', 'focalX', 'focalY', 'seconds'];

type Data = Record<string, unknown>;

/** What was typed into a form, without what belongs to another file than that of the document. */
export function withFileOf(document: Data, typed: Data): Data {
  if (typed.filename === document.filename) return typed;
  const ofFile = [...READ_FROM_FILE, ...SET_FOR_FILE].filter((name) => name in document);
  return { ...typed, ...Object.fromEntries(ofFile.map((name) => [name, document[name]])) };
}
