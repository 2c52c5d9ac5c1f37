import type { DefaultServerCellComponentProps } from 'payload';
import { saySize } from '../../say-medium.ts';

/** The size of a file in a list, where Payload shows a number of bytes. */
export const SizeCell = ({ cellData }: Partial<DefaultServerCellComponentProps>) =>
  typeof cellData === 'number' ? saySize(cellData) : null;
