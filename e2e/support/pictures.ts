import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A file as a file input accepts it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

const plain = { create: { width: 640, height: 640, channels: 3, background: '#b8862b' } } as const

export async function makeJpeg(): Promise<ChosenFile> {
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await sharp(plain).jpeg().toBuffer() }
}

export function makeLargeJpeg(bytes: number): ChosenFile {
  const start = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  return {
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([start, randomBytes(bytes - start.length)]),
  }
}
