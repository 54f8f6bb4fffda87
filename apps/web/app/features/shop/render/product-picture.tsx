import { classes } from '../../../ui/classes.ts'
import { NamedDrawing } from '../../../ui/drawings/named-drawing.tsx'

type ProductPictureProps = { image: string | null; drawing: string; size: number; className?: string }

/** The photo on top of the drawing, as a background: one that fails or has not come yet leaves the drawing, without any script. */
export function ProductPicture({ image, drawing, size, className }: ProductPictureProps) {
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
