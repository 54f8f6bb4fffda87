import type { ProductPage } from '@sankalp/contract/shop'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClasses } from '../../../ui/button.tsx'
import { closeOnVeil, closesDialog, opensDialog } from '../../../ui/dialog-control.ts'
import { Picture as Illustration } from '../../../ui/picture.tsx'
import { useWords } from '../words.ts'

/** A view of the gallery: a photo, or an illustration of the whole, of a detail, or of the size in the hand. */
type View =
  | { kind: 'whole' | 'close' | 'size'; drawing: string }
  | { kind: 'photo'; number: number; url: string; alt: string }

/** Photos take the place of the first two illustrations. An operator's own product has one illustration of its kind. */
function viewsOf({ photos, drawing }: ProductPage): View[] {
  const isOwn = drawing.startsWith('products/')
  const size: View[] = isOwn ? [{ kind: 'size', drawing: `${drawing}-3` }] : []
  if (photos.length > 0)
    return [...photos.map((photo, index) => ({ kind: 'photo' as const, number: index + 1, ...photo })), ...size]
  const close: View[] = isOwn ? [{ kind: 'close', drawing: `${drawing}-2` }] : []
  return [{ kind: 'whole', drawing }, ...close, ...size]
}

const keyOf = (view: View) => (view.kind === 'photo' ? `photo-${view.number}` : view.kind)
const dialogId = (view: View) => `view-${keyOf(view)}`

function useViewName() {
  const { t } = useWords()
  return (view: View) =>
    view.kind === 'photo' ? t('detail.views.photo', { number: view.number }) : t(`detail.views.${view.kind}`)
}

/** Shows the gallery. Each view opens enlarged, without a script where the browser supports it. */
export function Gallery({ product }: { product: ProductPage }) {
  const { t } = useWords()
  const nameOf = useViewName()
  const views = viewsOf(product)
  // Two further views stand beside the first one, so that on a phone the price is on the first screen.
  const isBeside = views.length === 3
  return (
    <div role="group" aria-label={t('detail.pictures', { name: product.name })} className="grid content-start gap-2">
      <ul
        className={`grid gap-2 sm:gap-3 ${isBeside ? 'grid-cols-[2fr_1fr] grid-rows-2' : views.length === 1 ? '' : 'grid-cols-4'}`}
      >
        {views.map((view, index) => (
          <li key={keyOf(view)} className={index > 0 ? undefined : isBeside ? 'row-span-2' : 'col-span-full'}>
            <button
              type="button"
              aria-haspopup="dialog"
              command="show-modal"
              commandfor={dialogId(view)}
              onClick={opensDialog(dialogId(view))}
              className="block w-full cursor-zoom-in overflow-hidden rounded-lg border border-rule hover:border-ink"
            >
              <span className="sr-only">{t('detail.enlarge', { view: nameOf(view) })} </span>
              <Picture view={view} isFirst={index === 0} className="aspect-square w-full object-cover" />
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

function Picture({ view, isFirst, className }: { view: View; isFirst: boolean; className: string }) {
  if (view.kind !== 'photo')
    return <Illustration name={view.drawing} size={isFirst ? 480 : 240} first={isFirst} className={className} />
  return (
    <img
      src={encodeURI(view.url)}
      alt={view.alt}
      loading={isFirst ? undefined : 'lazy'}
      className={`bg-paper-sunk ${className}`}
    />
  )
}

const largestZoom = 4
const firstZoom = 1

function Enlarged({ product, view }: { product: ProductPage; view: View }) {
  const { t } = useWords()
  const title = `${product.name}: ${useViewName()(view)}`
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(firstZoom)
  const change = (by: number) => {
    flushSync(() => setZoom(Math.min(Math.max(zoom + by, 1), largestZoom)))
    // Keep the centre of the picture in the centre.
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame.current!
    frame.current!.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }
  return (
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions -- Escape closes it too
    <dialog
      id={dialogId(view)}
      aria-label={title}
      onClick={closeOnVeil}
      onClose={() => setZoom(firstZoom)}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(60rem,calc(100vw-1rem))] overflow-hidden rounded-lg border border-rule bg-paper-raised text-ink shadow-lift"
    >
      <div className="flex items-center justify-between gap-2 border-b border-rule py-1 pr-1 pl-4">
        <h2 className="min-w-0 truncate text-lg">{title}</h2>
        <button
          type="button"
          aria-label={t('detail.close')}
          command="close"
          commandfor={dialogId(view)}
          onClick={closesDialog(dialogId(view))}
          className="grid size-12 shrink-0 place-items-center rounded-md hover:bg-paper-sunk"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div ref={frame} className="h-[min(70dvh,40rem)] overflow-auto bg-paper-sunk">
        <div style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }} className="grid place-items-center">
          <LargePicture product={product} view={view} />
        </div>
      </div>
      <div className="flex justify-center gap-3 p-2 noscript:hidden">
        <button type="button" onClick={() => change(-1)} className={buttonClasses('quiet')}>
          <Minus aria-hidden="true" size={18} />
          {t('detail.zoomOut')}
        </button>
        <button type="button" onClick={() => change(1)} className={buttonClasses('quiet')}>
          <Plus aria-hidden="true" size={18} />
          {t('detail.zoomIn')}
        </button>
      </div>
    </dialog>
  )
}

/** Shows the picture as large as its frame, which the buttons enlarge; with the size in the hand, the measures. */
function LargePicture({ product: { size }, view }: { product: ProductPage; view: View }) {
  if (view.kind === 'photo')
    return <img src={encodeURI(view.url)} alt={view.alt} loading="lazy" className="h-full w-full object-contain" />
  return (
    <figure className="grid h-full min-h-0 w-full grid-rows-[1fr_auto] text-center">
      <Illustration name={view.drawing} size={640} className="h-full min-h-0 w-full object-contain" />
      {view.kind === 'size' && <figcaption className="p-2 font-heading text-xl">{size}</figcaption>}
    </figure>
  )
}
