import { say } from '@keelstone/languages/say.ts';
import { Banner } from '@payloadcms/ui/elements/Banner';
import { createLocalReq, type ListViewServerPropsOnly } from 'payload';
import { filteredFields } from '../conditions.ts';
import { allowsPath } from '../query-path.ts';

/**
 * Above a list that is filtered by a field which is gone, or not the reader's to ask for, as in a link or shortcut from
 * before a release: Payload 3.90.1 says that nothing matches, and its panel of filters does not open.
 */
export async function RefusedFilter(list: ListViewServerPropsOnly) {
  const { collectionConfig, payload, searchParams, user } = list;
  for (const field of filteredFields(searchParams ?? {})) {
    const req = await createLocalReq({ user }, payload);
    if (await allowsPath(collectionConfig, field, req)) continue;
    return (
      <Banner type="error">
        {say('This list cannot be filtered by “{field}”, or not any more, so it shows nothing.', { field })}{' '}
        <a href={`/admin/collections/${collectionConfig.slug}`}>{say('Show all')}</a>
      </Banner>
    );
  }
  return null;
}
