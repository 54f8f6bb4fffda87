import { classes } from '../ui/classes.ts'
import { LateDrawing } from './late-drawing.tsx'

type DrawnPictureProps = { image: string | null; drawing: string; size: number; className?: string }

/**
 * Shows a photo over a drawing. The photo is a background, so that the drawing stays visible, without JavaScript, while
 * the photo loads or if it fails. An `img` would show the broken-image icon.
 */
export function DrawnPicture({ image, drawing, size, className }: DrawnPictureProps) {
  return (
    <span
      className={classes(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-md bg-paper-sunk',
        className,
      )}
    >
      <LateDrawing name={drawing} size={size} />
      {image && (
        <span
          className="absolute inset-0 bg-cover bg-center"
          style={{ backgroundImage: `url("${encodeURI(image)}")` }}
        />
      )}
    </span>
  )
}
