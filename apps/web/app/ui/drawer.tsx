import type { ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import { closeOnVeil } from './dialog-control.ts'

type DrawerProps = { id: string; label: string; closeLabel: string; heading?: ReactNode; children: ReactNode }

/**
 * A panel that slides in from the side. It is a modal dialog: Escape and a press beside it close it, and focus stays
 * inside.
 */
export function Drawer({ id, label, closeLabel, heading, children }: DrawerProps) {
  return (
    <dialog
      id={id}
      aria-label={label}
      onClick={closeOnVeil}
      className="slide-in fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-[min(20rem,85vw)] max-w-none overflow-y-auto overscroll-contain border-r border-rule bg-paper text-ink"
    >
      <div className="flex min-h-16 items-center justify-between border-b border-rule px-2">
        {heading}
        <CloseButton dialogId={id} label={closeLabel} className="ml-auto" />
      </div>
      {children}
    </dialog>
  )
}
