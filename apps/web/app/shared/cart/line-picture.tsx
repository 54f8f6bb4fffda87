import type { Product } from '@sankalp/contract/shop'
import { DrawnPicture } from '../../lib/drawn-picture.tsx'

type LinePictureProps = { product: Pick<Product, 'image' | 'drawing'>; className: string }

/** Shows a product's picture in a cart, at checkout or in an order; the name beside it describes it. */
export function LinePicture({ product: { image, drawing }, className }: LinePictureProps) {
  return <DrawnPicture image={image} drawing={drawing} size={144} className={className} />
}
