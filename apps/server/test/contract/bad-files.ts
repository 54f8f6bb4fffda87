import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { smallJpeg } from './prepare.ts'

/** A file part of a form: its bytes and its declared properties. */
export type FilePart = { name: string; bytes: Buffer; field?: string; filename?: string; type?: string; twice?: true }

/** Makes files whose content differs from their declaration or from what was requested. */
export async function makeBadFiles(maxBytes: number): Promise<FilePart[]> {
  const jpeg = await smallJpeg()
  const canvas = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
  return [
    { name: 'no bytes', bytes: Buffer.alloc(0) },
    { name: 'one byte', bytes: Buffer.from([0xff]) },
    { name: 'only the mark of a JPEG', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
    {
      name: 'noise after the mark of a JPEG',
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(5000)]),
    },
    { name: 'half a JPEG', bytes: jpeg.subarray(0, jpeg.length / 2) },
    { name: 'a JPEG with noise in its middle', bytes: withNoise(jpeg) },
    { name: 'a JPEG that claims 65,535 pixels a side', bytes: claimSize(jpeg, 65_535) },
    { name: 'a PNG named .jpg', bytes: await canvas.clone().png().toBuffer() },
    { name: 'a WebP named .jpg', bytes: await canvas.clone().webp().toBuffer() },
    {
      name: 'a drawing with a script',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    },
    { name: 'a page', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') },
    { name: 'a file of the greatest size', bytes: randomBytes(maxBytes) },
    { name: 'a file of one byte more', bytes: Buffer.concat([jpeg, randomBytes(maxBytes - jpeg.length + 1)]) },
    { name: 'a file of 3 MB', bytes: Buffer.alloc(3 * 1024 * 1024, 0xff) },
    { name: 'a file in another field', bytes: jpeg, field: 'attachment' },
    { name: 'a file in the field __proto__', bytes: jpeg, field: '__proto__' },
    { name: 'a file twice', bytes: jpeg, twice: true },
    { name: 'a file named like a way out', bytes: jpeg, filename: '../../../etc/cron.d/x' },
    { name: 'a file with a name of 10 kB', bytes: jpeg, filename: 'x'.repeat(10_000) },
    { name: 'a file with a NUL in its name', bytes: jpeg, filename: 'a%00.jpg\u0000.php' },
    { name: 'a file with a type of another kind', bytes: jpeg, type: 'text/html; charset=utf-7' },
  ]
}

function withNoise(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg)
  randomBytes(40).copy(copy, Math.floor(copy.length / 2))
  return copy
}

/** Writes a size into the frame header (SOF0): height and width follow 5 bytes after its marker. */
function claimSize(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(side, frame + 5)
  copy.writeUInt16BE(side, frame + 7)
  return copy
}
