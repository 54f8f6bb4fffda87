import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Diya } from './drawings/diya.tsx'
import type { Drawable } from './drawings/drawing.tsx'

type StateProps = { drawing: Drawable; title: string; children?: ReactNode; actions?: ReactNode }

/** A list with nothing in it: says so, and what could be done next. */
export function EmptyState({ drawing: Picture, title, children, actions }: StateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <Picture size={96} />
      <p className="font-heading text-2xl leading-snug">{title}</p>
      {children && <div className="max-w-md text-ink-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}

type FailedStateProps = {
  title: string
  /** What happened and what to do. */
  children?: ReactNode
  retryLabel: string
  onRetry: () => void
  /** In words, while it is trying again. */
  busy?: string | false
}

/** Something could not be had: what happened, and a way to try again. */
export function FailedState({ title, children, retryLabel, onRetry, busy }: FailedStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <Diya size={96} lit={false} className="text-ink-soft" />
      <p className="font-heading text-2xl leading-snug">{title}</p>
      {children && <div className="max-w-md text-ink-soft">{children}</div>}
      <Button kind="quiet" className="mt-2" onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    </div>
  )
}
