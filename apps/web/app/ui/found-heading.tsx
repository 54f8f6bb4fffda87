import type { ReactNode, RefObject } from 'react'

type FoundHeadingProps = {
  /** The number of results, as text. */
  found: string
  /** Receives focus after a search. */
  heading: RefObject<HTMLHeadingElement | null>
  /** Links to other lists. */
  children?: ReactNode
}

/** Shows the heading of a searched list; `found` labels its section. */
export function FoundHeading({ found, heading, children }: FoundHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2
        ref={heading}
        id="found"
        tabIndex={-1}
        data-landing=""
        className="text-2xl leading-tight hi:leading-snug sm:text-3xl"
      >
        {found}
      </h2>
      {children}
    </div>
  )
}
