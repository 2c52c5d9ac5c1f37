import { demoFields } from '@keelstone/editing/fields/demo.field.ts';
import { readVideoAddress } from '@keelstone/editing/media/video-address.ts';
import { VIDEO_PROVIDERS } from '@keelstone/model';
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { mediaAccess } from '../access/collection-access.ts';
import { dependencyHooks } from '../publishing/dependency-hooks.ts';
import { filingFields } from './filing.fields.ts';
import { mediaTypeField } from './media-type.field.ts';
import { posterField, recordingTitleField, secondsField, transcriptField } from './recording.fields.ts';

/** Validates the URL: says why it is not a video that can be embedded. */
function validateVideoAddress(value: string | null | undefined): true | string {
  try {
    readVideoAddress(value ?? '');
    return true;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Derives provider and id from the URL, ignoring what the request says. */
const keepKnownVideo: CollectionBeforeChangeHook = ({ data }) => {
  // Updates of other fields have no URL; an invalid one is refused with its reason a little later.
  if (validateVideoAddress(data.address) !== true) {
    const { provider: _, videoId: __, ...rest } = data;
    return rest;
  }
  return { ...data, ...readVideoAddress(data.address) };
};

/** Derived from the URL; read-only for editors. */
const derivedFields: Field[] = [
  {
    name: 'provider',
    type: 'select',
    options: [...VIDEO_PROVIDERS].map((value) => ({
      value,
      label: value === 'youtube' ? 'YouTube' : 'Vimeo',
    })),
    admin: { position: 'sidebar', readOnly: true, description: 'Found in the address.' },
  },
  {
    name: 'videoId',
    label: 'Id at the provider',
    type: 'text',
    admin: { position: 'sidebar', readOnly: true, description: 'Found in the address.' },
  },
];

/**
 * C-4: videos hosted elsewhere. Nothing is requested from the provider before a visitor presses play, neither here
 * nor on the site.
 */
export const remoteVideos: CollectionConfig = {
  slug: 'remote_videos',
  labels: { singular: 'Remote video', plural: 'Remote videos' },
  typescript: { interface: 'RemoteVideoDocument' },
  graphQL: false,
  access: mediaAccess,
  admin: {
    group: 'Media',
    useAsTitle: 'title',
    components: { beforeListTable: ['/media/library/view/media-library-link.tsx#MediaLibraryLink'] },
    defaultColumns: ['title', 'provider', 'updatedAt'],
    description:
      'Films at YouTube or Vimeo. A visitor’s browser asks for nothing there before they press play.',
  },
  hooks: {
    beforeChange: [keepKnownVideo],
    ...dependencyHooks((id, slug) => `media:${slug}:${id}`),
  },
  fields: [
    recordingTitleField,
    {
      name: 'address',
      type: 'text',
      required: true,
      validate: validateVideoAddress,
      admin: { description: 'Open the film at YouTube or Vimeo, and copy its address to here.' },
    },
    posterField,
    transcriptField,
    secondsField('How long the film is. Leave it empty if you do not know.'),
    ...derivedFields,
    mediaTypeField('videoType', 'video_type'),
    ...filingFields,
    ...demoFields,
  ],
};
