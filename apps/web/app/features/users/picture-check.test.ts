import { expect, test } from 'vitest'
import { checkPicture } from './picture-check.ts'

const jpeg = (bytes: number) => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(bytes - 4)])

test('accepts a JPEG of exactly 2 MB and refuses one byte more', async () => {
  expect(await checkPicture(jpeg(2 * 1024 * 1024))).toBeNull()
  expect(await checkPicture(jpeg(2 * 1024 * 1024 + 1))).toBe('PICTURE_TOO_LARGE')
})

test('refuses a PNG called photo.jpg', async () => {
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'photo.jpg', { type: 'image/jpeg' })
  expect(await checkPicture(png)).toBe('PICTURE_NOT_JPEG')
})

test('refuses an empty file', async () => {
  expect(await checkPicture(new Blob([]))).toBe('PICTURE_NOT_JPEG')
})
