/** As large as the server keeps one. */
const sidePx = 1600
/** Below this a picture is sent as it is. */
const smallBytes = 500_000
const jpegQuality = 0.85

/**
 * A photo of a phone as it is worth sending: not larger than it is kept, as JPEG. It spares an acharya in a village minutes
 * and money, and makes what only this device can read (HEIC) readable. What it cannot read goes as it is: the server judges.
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
