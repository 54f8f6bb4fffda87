import type { ProductPage } from '@sankalp/contract/shop'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LateDrawing } from '../../../lib/late-drawing.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { closeOnVeil, closesDialog, opensDialog } from '../../../ui/dialog-control.ts'
import { DrawnPicture } from '../../../lib/drawn-picture.tsx'
import { useWords } from '../words.ts'

/**
 * A view of the gallery: photos if there are any, otherwise the whole drawing and a close-up; and always the measures.
 */
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

/** Shows the gallery. Each view opens enlarged, without a script where the browser supports it. */
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
              onClick={opensDialog(dialogId(view))}
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
    // Only the first photo is visible at once.
    return (
      <img
        src={encodeURI(view.url)}
        alt={view.alt}
        loading={view.number === 1 ? undefined : 'lazy'}
        className={`w-full rounded-md bg-paper-sunk object-contain ${className}`}
      />
    )
  }
  if (view.kind === 'whole') return <DrawnPicture image={image} drawing={drawing} size={size} className={className} />
  if (view.kind === 'close') {
    return (
      <span className={`grid place-items-center overflow-hidden rounded-md bg-paper-sunk ${className}`}>
        <LateDrawing name={drawing} size={size} className="scale-250" />
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

/** Shows the drawing between ruler lines, with its measures below. */
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
        <LateDrawing name={drawing} size={78} />
      </g>
      <path d="M18 90H96M18 86V94M96 86V94M6 2V80M2 2H10M2 80H10" className="text-peacock" stroke="currentColor" />
    </svg>
  )
}

const largestZoom = 4
const firstZoom = ({ kind }: View) => (kind === 'close' ? 2 : 1)

function Enlarged({ product, view }: { product: ProductPage; view: View }) {
  const { t } = useWords()
  const title = `${product.name}: ${useViewName()(view)}`
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(firstZoom(view))
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
      onClose={() => setZoom(firstZoom(view))}
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

/** Shows the picture as large as its frame, which the buttons enlarge. */
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
  return <LateDrawing name={drawing} size={100} className="h-full w-full" />
}
