import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'

type DrawnPictureProps = {
  /** The address of an operator's photo. */
  image: string | null
  /** The name of the illustration. */
  drawing: string
  /** The width of the place in CSS pixels, where it is largest. */
  size: number
  first?: boolean
  className?: string
}

/**
 * Shows a photo over an illustration. The photo is a background, so that the illustration stays visible, without
 * JavaScript, while the photo loads or if it fails. An `img` would show the broken-image icon.
 */
export function DrawnPicture({ image, drawing, size, first, className }: DrawnPictureProps) {
  return (
    <span className={classes('relative block shrink-0 overflow-hidden rounded-md bg-paper-sunk', className)}>
      <Picture name={drawing} size={size} first={first} className="h-full w-full object-cover" />
      {image && (
        <span
          className="absolute inset-0 bg-cover bg-center"
          style={{ backgroundImage: `url("${encodeURI(image)}")` }}
        />
      )}
    </span>
  )
}
