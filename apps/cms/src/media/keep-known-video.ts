import { readVideoAddress } from '@keelstone/editing/media/video-address.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/** For `validate` of the address: why it is of no film that can be shown. */
export function validateVideoAddress(value: string | null | undefined): true | string {
  try {
    readVideoAddress(value ?? '');
    return true;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Provider and id are what the address says, whatever a request claims. */
export const keepKnownVideo: CollectionBeforeChangeHook = ({ data }) => {
  // A change of other fields brings no address; one that is not valid is refused with its reason a little later.
  if (validateVideoAddress(data.address) !== true) {
    const { provider: _, videoId: __, ...rest } = data;
    return rest;
  }
  return { ...data, ...readVideoAddress(data.address) };
};
