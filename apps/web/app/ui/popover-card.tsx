import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/**
 * A card under the button that names it in `popoverTarget`. The browser opens it before our script has loaded, closes
 * it on Escape and on a press outside, and restores the focus to the button.
 */
export function PopoverCard({ id, label, children, className }: PopoverCardProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={classes(
        'under-its-button m-0 max-h-[calc(100dvh-6rem)] w-[min(20rem,calc(100vw-1rem))] overflow-y-auto rounded-lg border border-rule',
        'bg-paper-raised p-0 text-ink shadow-lift',
        className,
      )}
    >
      {children}
    </div>
  )
}
type PopoverCardProps = { id: string; label: string; children: ReactNode; className?: string }

export function closePopover(id: string): void {
  const card = document.getElementById(id)
  if (card?.matches(':popover-open')) card.hidePopover()
}
