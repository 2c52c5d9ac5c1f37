/** Texts as the editor stores them. */

export const run = (text: string, format = 0) => ({
  type: 'text',
  text,
  version: 1,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
});
export const block = (type: string, ...children: object[]) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: null,
  ...(type === 'heading' && { tag: 'h2' }),
  children,
});
export const rich = (...children: object[]) => ({ root: block('root', ...children) });
/** A block of the editor, such as a call-out. */
export const part = (id: string, blockType: string, fields: object) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockName: '', blockType, ...fields },
});
export const plain = (...texts: string[]) => rich(...texts.map((text) => block('paragraph', run(text))));
