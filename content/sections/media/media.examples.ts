import { sampleImage } from '@keelstone/model/samples';
import { sampleFile } from '@keelstone/ui/download/sample-file.fixture.ts';
import { sampleAudio, sampleRemoteVideo, sampleVideo } from '@keelstone/ui/recording/recording.fixture.ts';
import { LONGEST, mediaItem, sampleSvg } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

/** Examples from the minimum an editor may enter to the maximum, and the layouts in between. */
export const examples: Record<'shortest' | 'typical' | 'gallery' | 'longest', SectionOf<'media'>> = {
  shortest: {
    kind: 'media',
    id: 'media-section-shortest',
    heading: null,
    layout: 'wide',
    items: [mediaItem(sampleImage())],
  },
  typical: {
    kind: 'media',
    id: 'media-section-typical',
    heading: 'Hear it from the ward',
    layout: 'text',
    items: [
      mediaItem(sampleAudio(), 'Forty-eight seconds, with a transcript.'),
      mediaItem(sampleFile()),
      mediaItem(sampleFile({ id: 9, title: 'The same page, for printing', filename: 'print.pdf' })),
    ],
  },
  gallery: {
    kind: 'media',
    id: 'media-section-gallery',
    heading: 'From the survey',
    layout: 'gallery',
    items: [
      mediaItem(sampleImage(), 'The ridge from the north.'),
      mediaItem(sampleImage(), 'The same ridge, four years later.'),
      mediaItem(sampleSvg(), 'As it was drawn.'),
      mediaItem(sampleImage(), 'As it was measured.'),
      mediaItem(sampleVideo(), 'As one flies over it.'),
    ],
  },
  longest: {
    kind: 'media',
    id: 'media-section-longest',
    heading: LONGEST,
    layout: 'gallery',
    items: [
      mediaItem(sampleImage(), LONGEST),
      mediaItem(sampleSvg(), LONGEST),
      mediaItem(sampleAudio({ title: LONGEST }), LONGEST),
      mediaItem(sampleVideo({ title: LONGEST, transcript: [LONGEST, LONGEST] }), LONGEST),
      mediaItem(sampleRemoteVideo({ title: LONGEST }), LONGEST),
      mediaItem(sampleFile({ title: LONGEST, filename: `${LONGEST}.pdf` }), LONGEST),
    ],
  },
};
