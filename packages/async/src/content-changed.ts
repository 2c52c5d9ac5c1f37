/** Tells whoever keeps pictures, share buttons and the like that the page has other content now (U-7). */
export const CONTENT_CHANGED = 'keelstone:content-changed';
