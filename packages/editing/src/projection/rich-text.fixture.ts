/** A body with one paragraph, in the format of the CMS's editor. */
export const oneParagraph = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text, format: 0 }] }],
  },
});

/** A body with one link to another document. */
export const linkTo = (relationTo: string, value: number, text: string) => {
  const body = oneParagraph(text);
  const [paragraph] = body.root.children;
  const link = { type: 'link', version: 3, fields: { linkType: 'internal', doc: { relationTo, value } } };
  return {
    root: {
      ...body.root,
      children: [{ ...paragraph, children: [{ ...link, children: paragraph?.children ?? [] }] }],
    },
  };
};
