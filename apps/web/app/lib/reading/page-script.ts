import type { ComponentType } from 'react'
import type { NavigateFunction } from 'react-router'
import type { EarlyEvents } from './early-events.ts'
import type { ShownPage } from './reading-page.ts'

/** What a page script may use of the router, and the reader's events from before the script loaded. */
export type PageTools = {
  navigate: NavigateFunction
  /** Reloads this page. */
  revalidate: () => void
  /** Keys and touches from before the script loaded; empty if it was loaded in time. */
  early: EarlyEvents
}

export type IslandsProps<Facts> = { root: HTMLElement; page: ShownPage<Facts> }

/** The script that makes a rendered body interactive. A page works without it. */
export type PageScript<Facts> = {
  /** Called for each body that is inserted; the function it returns is called before the next one. */
  attach?: (root: HTMLElement, page: ShownPage<Facts>, tools: PageTools) => (() => void) | void
  /** React parts of the page. They render portals into elements of the body. */
  Islands?: ComponentType<IslandsProps<Facts>>
}
