import type { ProductPage } from '@sankalp/contract/shop'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { buttonClasses } from '../../../ui/button.tsx'
import { NamedDrawing } from '../../../ui/drawings/named-drawing.tsx'
import { ProductPicture } from './product-picture.tsx'
import { useWords } from './words.ts'

/** What the gallery shows: photos where there are any, else the drawing as a whole and from nearby; and always the measures. */
type View = { kind: 'whole' | 'close' | 'size' } | { kind: 'photo'; number: number; url: string; alt: string }

function viewsOf({ photos }: ProductPage): View[] {
  if (photos.length === 0) return [{ kind: 'whole' }, { kind: 'close' }, { kind: 'size' }]
  return [...photos.map((photo, index) => ({ kind: 'photo' as const, number: index + 1, ...photo })), { kind: 'size' }]
}

const keyOf = (view: View) => (view.kind === 'photo' ? `photo-${view.number}` : view.kind)
const dialogId = (view: View) => `view-${keyOf(view)}`

function useViewName() {
  const { t } = useWords()
  return (view: View) =>
    view.kind === 'photo' ? t('detail.views.photo', { number: view.number }) : t(`detail.views.${view.kind}`)
}

/** Every view opens large. The browser itself opens them, where it knows how to. */
export function Gallery({ product }: { product: ProductPage }) {
  const { t } = useWords()
  const nameOf = useViewName()
  const views = viewsOf(product)
  return (
    <div role="group" aria-label={t('detail.pictures', { name: product.name })} className="grid content-start gap-3">
      <ul className="grid grid-cols-2 gap-3">
        {views.map((view, index) => (
          <li key={keyOf(view)} className={index === 0 ? 'col-span-2' : undefined}>
            <button
              type="button"
              aria-haspopup="dialog"
              command="show-modal"
              commandfor={dialogId(view)}
              className="block w-full cursor-zoom-in rounded-lg border border-rule hover:border-ink"
            >
              <span className="sr-only">{t('detail.enlarge', { view: nameOf(view) })} </span>
              <Picture
                product={product}
                view={view}
                className={index === 0 ? 'h-52 sm:h-96' : 'h-24 sm:h-44'}
                size={index === 0 ? 176 : 84}
              />
            </button>
          </li>
        ))}
      </ul>
      {product.photos.length === 0 && <p className="text-sm text-ink-soft">{t('detail.drawn')}</p>}
      {views.map((view) => (
        <Enlarged key={keyOf(view)} product={product} view={view} />
      ))}
    </div>
  )
}

function Picture({
  product: { image, drawing, size: measure },
  view,
  size,
  className,
}: {
  product: ProductPage
  view: View
  size: number
  className: string
}) {
  if (view.kind === 'photo') {
    // Only the first is in sight at once.
    return (
      <img
        src={encodeURI(view.url)}
        alt={view.alt}
        loading={view.number === 1 ? undefined : 'lazy'}
        className={`w-full rounded-md bg-paper-sunk object-contain ${className}`}
      />
    )
  }
  if (view.kind === 'whole') return <ProductPicture image={image} drawing={drawing} size={size} className={className} />
  if (view.kind === 'close') {
    return (
      <span className={`grid place-items-center overflow-hidden rounded-md bg-paper-sunk ${className}`}>
        <NamedDrawing name={drawing} size={size} className="scale-250" />
      </span>
    )
  }
  return (
    <span
      className={`grid content-center justify-items-center gap-1 overflow-hidden rounded-md bg-paper-sunk px-2 text-center ${className}`}
    >
      <Measured drawing={drawing} size={Math.round(size * 0.7)} />
      <span className="text-sm leading-snug wrap-anywhere">{measure}</span>
    </span>
  )
}

/** The drawing between the lines of a rule. What it measures is written under it. */
function Measured({ drawing, size }: { drawing: string; size: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      className="drawing shrink-0"
    >
      <g transform="translate(18 2)">
        <NamedDrawing name={drawing} size={78} />
      </g>
      <path d="M18 90H96M18 86V94M96 86V94M6 2V80M2 2H10M2 80H10" className="text-peacock" stroke="currentColor" />
    </svg>
  )
}

function Enlarged({ product, view }: { product: ProductPage; view: View }) {
  const { t } = useWords()
  const title = `${product.name}: ${useViewName()(view)}`
  return (
    <dialog
      id={dialogId(view)}
      aria-label={title}
      data-view={view.kind}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(60rem,calc(100vw-1rem))] overflow-hidden rounded-lg border border-rule bg-paper-raised text-ink shadow-lift"
    >
      <div className="flex items-center justify-between gap-2 border-b border-rule py-1 pr-1 pl-4">
        <h2 className="min-w-0 truncate text-lg">{title}</h2>
        <button
          type="button"
          aria-label={t('detail.close')}
          command="close"
          commandfor={dialogId(view)}
          className="grid size-12 shrink-0 place-items-center rounded-md hover:bg-paper-sunk"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div className="h-[min(70dvh,40rem)] overflow-auto bg-paper-sunk">
        <div data-zoomed="" className="grid h-full w-full place-items-center">
          <LargePicture product={product} view={view} />
        </div>
      </div>
      <div className="flex justify-center gap-3 p-2 noscript:hidden">
        <button type="button" data-zoom={-1} className={buttonClasses('quiet')}>
          <Minus aria-hidden="true" size={18} />
          {t('detail.zoomOut')}
        </button>
        <button type="button" data-zoom={1} className={buttonClasses('quiet')}>
          <Plus aria-hidden="true" size={18} />
          {t('detail.zoomIn')}
        </button>
      </div>
    </dialog>
  )
}

/** As large as its frame, which the buttons make larger. */
function LargePicture({ product: { drawing, size }, view }: { product: ProductPage; view: View }) {
  if (view.kind === 'size') {
    return (
      <span className="grid h-full content-center justify-items-center gap-2 p-4 text-center">
        <Measured drawing={drawing} size={280} />
        <span className="font-heading text-2xl">{size}</span>
      </span>
    )
  }
  if (view.kind === 'photo')
    return <img src={encodeURI(view.url)} alt={view.alt} loading="lazy" className="h-full w-full object-contain" />
  return <NamedDrawing name={drawing} size={100} className="h-full w-full" />
}
