import { type ErrorCode, picture } from '@sankalp/contract'

export type PictureProblem = Extract<ErrorCode, 'PICTURE_NOT_JPEG' | 'PICTURE_TOO_LARGE'>

const jpegStart = [0xff, 0xd8, 0xff]

/** Returns the problem of a chosen file, judged by its content: the file name proves nothing. */
export async function checkPicture(file: Blob): Promise<PictureProblem | null> {
  const start = new Uint8Array(await file.slice(0, jpegStart.length).arrayBuffer())
  if (start.length < jpegStart.length || jpegStart.some((byte, at) => start[at] !== byte)) return 'PICTURE_NOT_JPEG'
  return file.size > picture.maxBytes ? 'PICTURE_TOO_LARGE' : null
}
