import { saveFile } from './download-file.ts'

/** Opens the share sheet with a picture; saves the picture where there is none. Closing the sheet is not a failure. */
export async function sharePicture(picture: Blob, name: string): Promise<'shared' | 'saved'> {
  const files = [new File([picture], name, { type: picture.type })]
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files })) {
    try {
      await navigator.share({ files })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  saveFile(picture, name)
  return 'saved'
}
