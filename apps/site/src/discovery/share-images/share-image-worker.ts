// A file of its own in the build: what runs in the thread that draws.
export { makeShareImage as default } from './make-share-image.ts';
