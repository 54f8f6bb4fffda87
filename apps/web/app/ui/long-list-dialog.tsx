import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, type UIEvent, useEffect, useId, useRef } from 'react'
import { buttonClasses } from './button.tsx'
import { classes } from './classes.ts'
import { closeOnVeil } from './dialog-control.ts'

type LongListDialogProps = {
  words: { title: string; close: string; load: string }
  /** Says that more is loading, or why loading failed. */
  status: string | false
  hasMore: boolean
  onLoad: () => void
  onClose: () => void
  /** The column classes of the list. */
  className: string
  /** The items of the list. */
  children: ReactNode
}

/** Load the next items when this close to the end of the list. */
const endPx = 5

/** A list that loads more while it is scrolled. It is open from its first render; a press on a link in it closes it. */
export function LongListDialog({ words, status, hasMore, onLoad, onClose, className, children }: LongListDialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    if ((event.target as Element).closest('a')) close()
    else closeOnVeil(event)
  }
  const scroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight >= scrollHeight - endPx) onLoad()
  }
  return (
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions -- Escape closes it too; what is pressed are links in it
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={press}
      onScroll={scroll}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(60rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-rule bg-paper-raised text-ink shadow-lift"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-rule bg-paper-raised py-1 pl-5 pr-1">
        <h2 id={titleId} className="text-2xl leading-tight">
          {words.title}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          onClick={close}
          className="grid size-12 shrink-0 place-items-center rounded-md hover:bg-paper-sunk"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <ul className={classes('grid', className)}>{children}</ul>
      <p role="status" className="px-5 text-center text-ink-soft">
        {status}
      </p>
      <div className="flex flex-wrap justify-center gap-3 p-5 pt-3">
        {hasMore && (
          <button type="button" onClick={onLoad} className={buttonClasses('quiet')}>
            {words.load}
          </button>
        )}
        <button type="button" onClick={close} className={buttonClasses('primary')}>
          {words.close}
        </button>
      </div>
    </dialog>
  )
}
