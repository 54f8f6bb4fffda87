import type { ReactNode } from 'react'

export function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-md text-ink-soft hover:bg-paper-sunk hover:text-ink"
    >
      {children}
    </button>
  )
}
