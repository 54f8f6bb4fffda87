import type { Product } from '@sankalp/contract/shop'
import { Suspense, lazy } from 'react'
import { retryImport } from '../../lib/lazy-form/retry-import.ts'

/** The whole set of drawings, loaded in parallel so that the screen does not wait for it. */
const NamedDrawing = lazy(async () => ({
  default: (await retryImport(() => import('../../ui/drawings/named-drawing.tsx'))).NamedDrawing,
}))

type LinePictureProps = { product: Pick<Product, 'image' | 'drawing'>; size: number }

/** Shows a product's picture in a cart, at checkout or in an order; the name beside it describes it. */
export function LinePicture({ product: { image, drawing }, size }: LinePictureProps) {
  return (
    <span
      aria-hidden="true"
      className="grid shrink-0 place-items-center overflow-hidden rounded-md bg-paper-sunk"
      style={{ width: size, height: size }}
    >
      {image ? (
        <img src={image} alt="" loading="lazy" width={size} height={size} className="size-full object-cover" />
      ) : (
        <Suspense fallback={null}>
          <NamedDrawing name={drawing} size={Math.round(size * 0.8)} />
        </Suspense>
      )}
    </span>
  )
}
