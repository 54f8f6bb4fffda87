import type { Product } from '@sankalp/contract/shop'
import { Suspense, lazy } from 'react'
import { classes } from '../../ui/classes.ts'

/** The whole set of drawings comes after the screen: its place is held meanwhile. */
const NamedDrawing = lazy(async () => ({ default: (await import('../../ui/drawings/named-drawing.tsx')).NamedDrawing }))

type LinePictureProps = { product: Pick<Product, 'image' | 'drawing'>; className?: string }

/** The picture of a product in a cart, at checkout or in an order. */
export function LinePicture({ product: { image, drawing }, className }: LinePictureProps) {
  return (
    <span
      className={classes(
        'grid size-20 shrink-0 place-items-center overflow-hidden rounded-md bg-paper-sunk',
        className,
      )}
    >
      {image ? (
        <img src={image} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Suspense fallback={null}>
          <NamedDrawing name={drawing} size={64} />
        </Suspense>
      )}
    </span>
  )
}
