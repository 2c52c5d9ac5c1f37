const TAG = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi;

/** A text without its tags (S-15). `a < b` is not a tag, and is kept. */
export function stripTags(text: string): string {
  let stripped = text;
  // The remaining text may form a new tag: `<<b>script>`.
  for (let before = ''; before !== stripped; ) {
    before = stripped;
    stripped = stripped.replace(TAG, ' ');
  }
  return stripped.replace(/\s+/g, ' ').trim();
}
