import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { CloseButton } from './close-button.tsx'
import { closeOnVeil } from './dialog-control.ts'

type DialogProps = {
  id: string
  title: string
  closeLabel: string
  children: ReactNode
  /** The buttons, with the main one last. */
  actions?: ReactNode
  onClose?: () => void
  className?: string
}

/**
 * A modal dialog, opened with openDialog(id). Escape, the cross and a press beside it close it; the browser restores
 * the focus.
 */
export function Dialog({ id, title, closeLabel, children, actions, onClose, className }: DialogProps) {
  const titleId = useId()
  return (
    <dialog
      id={id}
      aria-labelledby={titleId}
      onClick={closeOnVeil}
      onClose={onClose}
      className={classes(
        'm-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-rule',
        'bg-paper-raised p-6 text-ink shadow-lift',
        className,
      )}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={titleId} className="pt-2 text-2xl leading-tight">
          {title}
        </h2>
        <CloseButton dialogId={id} label={closeLabel} className="-mt-2 -mr-3" />
      </div>
      {children}
      {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
    </dialog>
  )
}
