import type { ReactNode } from 'react'
import { currentOf } from './nav-links.ts'

/** Renders a menu item and marks it if it is the current page. */
export function MenuLink({ to, pathname, children }: { to: string; pathname: string; children: ReactNode }) {
  return (
    <a
      href={to}
      aria-current={currentOf(to, pathname)}
      className="flex min-h-12 items-center border-l-4 border-transparent px-4 py-2 text-lg text-ink no-underline hover:bg-paper-sunk aria-[current=page]:border-marigold aria-[current=page]:font-semibold"
    >
      {children}
    </a>
  )
}
