// A separate build entry: the code that runs in the drawing thread.
export { makeShareImage as default } from './make-share-image.ts';
