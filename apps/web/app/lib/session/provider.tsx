import { type ReactNode, useEffect, useState } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { usePageFacts } from '../page/page-facts.ts'
import { finishLogout } from './session.ts'
import { keepSession } from './keeper.ts'
import { setNavigation } from './navigation.ts'
import { renewSession } from './renewal.ts'
import { currentSession, startWith } from './store.ts'
import { followOtherTabs } from './tabs.ts'

/** Stands around the whole page, inside the router: keeps the session alive and in step with other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { signedIn } = usePageFacts()
  // Before the children's first render, or the header drawn by the server would flicker to "Login" and back.
  useState(() => startWith(signedIn))

  useEffect(() => setNavigation((path) => arriveAt(path, navigate)), [navigate])
  useEffect(() => settleArrivals(key), [key])
  useEffect(followOtherTabs, [])
  useEffect(keepSession, [])
  useEffect(() => {
    void finishLogout()
    if (signedIn && !currentSession()) void renewSession()
  }, [signedIn])

  return children
}

const arrivals = new Set<() => void>()
let shownKey = ''

/** A new page is on the screen, and whatever guarded the old one is gone with it. */
function settleArrivals(key: string): void {
  if (key === shownKey) return
  shownKey = key
  for (const arrive of arrivals) arrive()
  arrivals.clear()
}

/** A page that cannot be loaded must not keep the old one frozen. */
const longestTripMs = 5000

/** The router's own promise settles before the page is drawn; this one settles after. */
function arriveAt(path: string, navigate: NavigateFunction): Promise<void> {
  return new Promise((resolve) => {
    arrivals.add(resolve)
    setTimeout(resolve, longestTripMs)
    void navigate(path)
  })
}
