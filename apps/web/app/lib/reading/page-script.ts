import type { ComponentType } from 'react'
import type { NavigateFunction } from 'react-router'
import type { EarlyEvents } from './early-events.ts'
import type { ShownPage } from './reading-page.ts'

/** What a page script may use of the router, and what the reader did before the script was there. */
export type PageTools = {
  navigate: NavigateFunction
  /** Loads this page anew. */
  revalidate: () => void
  /** Keys and touches that came before the script; empty for one that was there in time. */
  early: EarlyEvents
}

export type IslandsProps<Facts> = { root: HTMLElement; page: ShownPage<Facts> }

/** All that makes a rendered body answer to its reader. A page is whole without it. */
export type PageScript<Facts> = {
  /** Called for each body that is put in place; what it returns is called before the next one is. */
  attach?: (root: HTMLElement, page: ShownPage<Facts>, tools: PageTools) => (() => void) | void
  /** React parts of the page. They render portals into elements of the body. */
  Islands?: ComponentType<IslandsProps<Facts>>
}
