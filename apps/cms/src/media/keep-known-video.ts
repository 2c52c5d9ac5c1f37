import { readVideoAddress } from '@keelstone/editing/media/video-address.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/** Validates the URL: says why it is not a video that can be embedded. */
export function validateVideoAddress(value: string | null | undefined): true | string {
  try {
    readVideoAddress(value ?? '');
    return true;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Derives provider and id from the URL, ignoring what the request says. */
export const keepKnownVideo: CollectionBeforeChangeHook = ({ data }) => {
  // Updates of other fields have no URL; an invalid one is refused with its reason a little later.
  if (validateVideoAddress(data.address) !== true) {
    const { provider: _, videoId: __, ...rest } = data;
    return rest;
  }
  return { ...data, ...readVideoAddress(data.address) };
};
