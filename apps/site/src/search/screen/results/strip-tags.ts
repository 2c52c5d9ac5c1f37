const TAG = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi;

/** A text without its tags (S-15). `a < b` is no tag, and stays. */
export function stripTags(text: string): string {
  let stripped = text;
  // What remains may form a tag anew: `<<b>script>`.
  for (let before = ''; before !== stripped; ) {
    before = stripped;
    stripped = stripped.replace(TAG, ' ');
  }
  return stripped.replace(/\s+/g, ' ').trim();
}
