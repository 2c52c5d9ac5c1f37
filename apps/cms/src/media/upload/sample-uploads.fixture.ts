import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Upload } from './upload-client.fixture.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** An image of one colour. */
export async function samplePng(name = 'Rust field.png', colour = '#c8451b', width = 1000): Promise<Upload> {
  const data = await sharp({ create: { width, height: width / 2, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return { name, type: 'image/png', data };
}

/** A truncated photograph with an intact header. */
export async function cutJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const whole = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A few bytes whose header claims so many pixels; decoding them would exhaust memory or fail. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture as Payload hands it to hooks: in memory, or in a temporary file. */
export const toUploadedFile = (data: Buffer, tempFilePath = ''): UploadedFile => ({
  name: 'a.jpg',
  mimetype: 'image/jpeg',
  size: data.length,
  data: tempFilePath ? Buffer.alloc(0) : data,
  tempFilePath,
});
