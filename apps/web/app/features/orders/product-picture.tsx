import type { Product } from '@sankalp/contract/shop'
import { Suspense, lazy } from 'react'
import { retryImport } from '../../lib/lazy-form/retry-import.ts'

/** The whole set of drawings: fetched beside the screen, which does not wait for it. */
const NamedDrawing = lazy(async () => ({
  default: (await retryImport(() => import('../../ui/drawings/named-drawing.tsx'))).NamedDrawing,
}))

type ProductPictureProps = { product: Pick<Product, 'image' | 'drawing'>; size: number }

/** Beside the name of a product, which says what it is. */
export function ProductPicture({ product: { image, drawing }, size }: ProductPictureProps) {
  return (
    <span
      aria-hidden="true"
      className="grid shrink-0 place-items-center overflow-hidden rounded-md bg-paper-sunk"
      style={{ width: size, height: size }}
    >
      {image ? (
        <img src={image} alt="" width={size} height={size} className="size-full object-cover" />
      ) : (
        <Suspense fallback={null}>
          <NamedDrawing name={drawing} size={Math.round(size * 0.8)} />
        </Suspense>
      )}
    </span>
  )
}
