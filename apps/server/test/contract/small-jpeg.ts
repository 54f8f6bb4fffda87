import sharp from 'sharp'

let picture: Promise<Buffer> | undefined

export function smallJpeg(): Promise<Buffer> {
  picture ??= sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  return picture
}
