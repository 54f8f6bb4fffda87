import type { ReactNode } from 'react'

/** Shows a process that continues while the user looks at the list. */
export function Bar({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border-l-4 border-marigold bg-marigold-tint p-4">
      <div role="status" className="min-w-0 grow wrap-anywhere">
        {children}
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  )
}
