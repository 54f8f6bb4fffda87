import type { ReactNode } from 'react'
import { Button, buttonClasses } from './button.tsx'
import { StatePicture, type StateScene } from './state-picture.tsx'

type StateProps = { picture: StateScene; title: string; children?: ReactNode; actions?: ReactNode }

/** Shows that a list is empty, and what to do next. */
export function EmptyState({ picture, title, children, actions }: StateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <StatePicture of={picture} />
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
  /** The text while it is retrying. */
  busy?: string | false
} & ({ onRetry: () => void } | { retryHref: string })

/** Shows that something could not be loaded, what happened, and a retry button. */
export function FailedState({ title, children, retryLabel, busy, ...retry }: FailedStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <StatePicture of="error" />
      <p className="max-w-md font-heading text-2xl leading-snug">{title}</p>
      {children && <div className="max-w-md text-ink-soft">{children}</div>}
      {'retryHref' in retry ? (
        <a href={retry.retryHref} className={buttonClasses('quiet', 'mt-2')}>
          {retryLabel}
        </a>
      ) : (
        <Button kind="quiet" className="mt-2" onClick={retry.onRetry} busy={busy}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
