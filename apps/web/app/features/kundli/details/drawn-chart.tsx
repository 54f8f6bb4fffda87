import type { ReactNode } from 'react'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { Heading } from '../../../ui/heading.tsx'

/** Shows a chart with its name above, and its use after a tap. */
export function DrawnChart({ name, meaning, children }: { name: string; meaning: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2 break-inside-avoid">
      <Heading level={3} className="text-center">
        <Meaning term={name} meaning={meaning} />
      </Heading>
      {children}
    </div>
  )
}
