/** The largest side that the server stores. */
const sidePx = 1600
/** A picture smaller than this is sent unchanged. */
const smallBytes = 500_000
const jpegQuality = 0.85

/**
 * Converts a phone's photo to a JPEG no larger than the server stores. This saves time and data on a slow network, and
 * makes formats readable that only this device can read (HEIC). A file that it cannot read is sent unchanged: the
 * server decides.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const isWelcome = file.type === 'image/jpeg' || file.type === 'image/png'
  if (isWelcome && file.size <= smallBytes) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, sidePx / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const paper = canvas.getContext('2d')!
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
    return made ?? file
  } catch {
    return file
  }
}
