import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { closeOnVeil, closesDialog } from './dialog-control.ts'

type DrawerProps = { id: string; label: string; closeLabel: string; heading?: ReactNode; children: ReactNode }

/** A panel that slides in from the side. It is a modal dialog: Escape and the veil close it, focus stays in it. */
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
        <button
          type="button"
          aria-label={closeLabel}
          command="close"
          commandfor={id}
          onClick={closesDialog(id)}
          className="ml-auto grid size-12 place-items-center rounded-md hover:bg-paper-sunk"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
