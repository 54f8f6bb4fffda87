import { classes } from '../../../ui/classes.ts'
import { NamedDrawing } from '../../../ui/drawings/named-drawing.tsx'

type PoojaPictureProps = { image: string | null; drawing: string; size: number; className?: string }

/**
 * The photo of a pooja on top of its drawing. As a background, a photo that fails or has not come yet draws nothing: the drawing
 * shows by itself, without any script. An `img` would draw the browser's mark of a broken picture over it.
 */
export function PoojaPicture({ image, drawing, size, className }: PoojaPictureProps) {
  return (
    <span
      className={classes(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-md bg-paper-sunk',
        className,
      )}
    >
      <NamedDrawing name={drawing} size={size} />
      {image && (
        <span
          className="absolute inset-0 bg-cover bg-center"
          style={{ backgroundImage: `url("${encodeURI(image)}")` }}
        />
      )}
    </span>
  )
}
