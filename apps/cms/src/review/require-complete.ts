import {
  beforeChangeTraverseFields,
  type CollectionBeforeChangeHook,
  type Field,
  type SanitizedCollectionConfig,
  ValidationError,
  type ValidationFieldError,
} from 'payload';

/** Hooks run with the save itself; these would run twice. */
const hasHook = (field: Field) => 'hooks' in field && Boolean(field.hooks?.beforeChange?.length);

type Checked = Pick<
  Parameters<CollectionBeforeChangeHook>[0],
  'data' | 'operation' | 'originalDoc' | 'req'
> & {
  collection: SanitizedCollectionConfig;
};

/** What Payload would refuse if the document were published in the language of the request. */
async function findErrors({ collection, data, operation, originalDoc, req }: Checked) {
  const errors: ValidationFieldError[] = [];
  // Validation fills in empty groups.
  const [document, before] = [structuredClone(data), structuredClone(originalDoc ?? {})];
  await beforeChangeTraverseFields({
    ...(originalDoc?.id === undefined ? {} : { id: originalDoc.id }),
    collection,
    context: req.context,
    data: document,
    doc: before,
    docWithLocales: {},
    errors,
    fieldLabelPath: '',
    fields: collection.fields.filter((field) => !hasHook(field)),
    global: null,
    mergeLocaleActions: [],
    operation,
    overrideAccess: false,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
    req,
    siblingData: document,
    siblingDoc: before,
    siblingDocWithLocales: {},
  });
  return errors;
}

/**
 * A text that somebody sends to review is validated as if it were published, so that a reviewer gets nothing that
 * could not be; other drafts may be incomplete, and so may a version that is restored during a review. The CMS's own saves
 * are not checked.
 */
export const requireComplete: CollectionBeforeChangeHook = async (save) => {
  const { collection, data, originalDoc, req } = save;
  if (!req.user || data.moderation !== 'in_review' || originalDoc?.moderation === 'in_review') return data;
  const errors = await findErrors(save);
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
  return data;
};
