import { sampleImage } from '@keelstone/model/samples';
import { sampleFile } from '@keelstone/ui/download/sample-file.fixture.ts';
import { sampleAudio, sampleRemoteVideo, sampleVideo } from '@keelstone/ui/recording/recording.fixture.ts';
import { LONGEST, mediaItem, sampleSvg } from '@keelstone/ui/sections/example-texts.ts';
import type { ParagraphOf } from '../paragraphs.model.ts';

/** Examples from the minimum an editor may enter to the maximum: all six media, with the longest names. */
export const examples: Record<'shortest' | 'typical' | 'longest', ParagraphOf<'media'>> = {
  shortest: { kind: 'media', id: 'media-shortest', items: [mediaItem(sampleFile({ title: 'Plan' }))] },
  typical: {
    kind: 'media',
    id: 'media-typical',
    items: [
      mediaItem(sampleImage(), 'The ridge above the works, as the survey of 1931 has it.'),
      mediaItem(sampleAudio(), 'Read aloud by the team that wrote it.'),
      mediaItem(sampleFile()),
      mediaItem(sampleFile({ id: 9, title: 'The same page, for printing', filename: 'print.pdf' })),
    ],
  },
  longest: {
    kind: 'media',
    id: 'media-longest',
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
