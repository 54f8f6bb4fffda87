import type { Product } from '@sankalp/contract/shop'
import { productAddress } from './product-address.ts'
import { BuyControl } from './buy-control.tsx'
import { Price, Stock } from './price.tsx'
import { DrawnPicture } from '../../lib/drawn-picture.tsx'

/** Shows a product. `day` is the day by which it reaches most people, as text; `first` marks those in sight at once. */
export function ProductCard({ product, day, first }: { product: Product; day: string; first?: boolean }) {
  const { _id, name, image, drawing, category } = product
  return (
    <li
      data-product={_id}
      className="group relative grid grid-cols-1 grid-rows-[auto_auto_1fr_auto] content-start gap-2 rounded-lg border border-rule bg-paper-raised p-3 hover:border-ink sm:p-4"
    >
      <DrawnPicture image={image} drawing={drawing} size={240} first={first} className="aspect-square" />
      <div>
        <p className="text-sm text-ink-soft">{category}</p>
        <h3 className="text-lg leading-snug wrap-anywhere">
          <a
            href={productAddress(_id)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg after:content-[''] group-hover:text-sindoor"
          >
            {name}
          </a>
        </h3>
      </div>
      <div className="grid content-start gap-1">
        <Price product={product} />
        <Stock product={product} day={day} />
      </div>
      <BuyControl product={product} />
    </li>
  )
}
