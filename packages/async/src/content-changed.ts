/** An event that tells scripts for pictures, share buttons and the like that the page's content has changed (U-7). */
export const CONTENT_CHANGED = 'keelstone:content-changed';
