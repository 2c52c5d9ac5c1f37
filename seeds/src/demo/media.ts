import type { DemoMedia } from '../demo-types.ts';
import { files } from './media/files.ts';
import { logos } from './media/logos.ts';
import { recordings } from './media/recordings.ts';
import { remoteVideos } from './media/remote-videos.ts';

/** Media of the demo besides the contour pictures, which every node has of itself. */
export const demoMedia: DemoMedia[] = [...recordings, ...remoteVideos, ...files, ...logos];
