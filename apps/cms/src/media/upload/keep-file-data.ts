import { READ_FROM_FILE, SET_FOR_FILE } from '@keelstone/editing/media/file-data.ts';
import { type CollectionBeforeOperationHook, MissingFile, type PayloadRequest } from 'payload';
import { isRequested } from '../../concurrent-edits/is-requested.ts';
import { withTransactionOf } from '../../database/transaction.ts';
import { isWriting } from './on-upload.ts';

const CENTRE = 50;

type Data = Record<string, unknown>;
type Arguments = Parameters<CollectionBeforeOperationHook>[0]['args'];
type Saved = { slug: string; id: number | string };

const without = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

async function filenameOf(req: PayloadRequest, { slug, id }: Saved): Promise<unknown> {
  const document = await req.payload.findByID({
    ...(await withTransactionOf(req)),
    collection: slug as 'images',
    id,
    depth: 0,
    disableErrors: true,
    select: { filename: true },
    trash: true,
  });
  return document?.filename;
}

/** Lets Payload use a focal point, which it would overlook in the data at 0, and keep from the former file otherwise. */
function setFocalPoint(req: PayloadRequest, { focalX, focalY }: Data): void {
  const { uploadEdits } = req.query as { uploadEdits?: { focalPoint?: object } };
  const focalPoint = uploadEdits?.focalPoint ?? { x: focalX ?? CENTRE, y: focalY ?? CENTRE };
  req.query = { ...req.query, uploadEdits: { ...uploadEdits, focalPoint } };
}

/** Only forms name the file; what they send was set for that one. */
async function ofItsFile(req: PayloadRequest, data: Data, saved: Saved | null): Promise<Data> {
  const shown = saved && isRequested(req, saved.slug, saved.id) ? req.data?.filename : undefined;
  if (req.file) {
    const focalPoint = shown === undefined ? data : {};
    setFocalPoint(req, focalPoint);
    return without(data, ['focalX', 'focalY']);
  }
  if (!saved || shown === undefined || shown === (await filenameOf(req, saved))) return data;
  req.query = without(req.query, ['uploadEdits']);
  return without(data, SET_FOR_FILE);
}

/**
 * A request brings its file with it. Payload 3.90.1 would fetch one that has `url` and `filename` instead, from any
 * host, in the transaction, whatever its size, and past all checks of uploads.
 *
 * @throws MissingFile when it does not
 */
const expectFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file && !args.overrideAccess) throw new MissingFile(req.t);
};

/**
 * Takes what describes a file from the file and never from a request: a form may have been opened before somebody
 * replaced the file. Then its crop and focal point are those of another picture, too.
 */
const takeFromFile: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { data, id } = args as { data?: Data; id?: number | string };
  if (!isWriting(operation) || !data) return args;
  const saved = id === undefined ? null : { slug: collection.slug, id };
  return { ...args, data: await ofItsFile(req, without(data, READ_FROM_FILE), saved) } as Arguments;
};

/** What a file is, and what describes it, comes with the file. */
export const keepFileData = [expectFile, takeFromFile];
