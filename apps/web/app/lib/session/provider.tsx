import { type ReactNode, useEffect, useState } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { usePageFacts } from '../page/page-facts.ts'
import { finishLogout } from './session.ts'
import { keepSession } from './keeper.ts'
import { setNavigation } from './navigation.ts'
import { renewSession } from './renewal.ts'
import { currentSession, startWith } from './store.ts'
import { followOtherTabs } from './tabs.ts'

/** Wraps the whole page, inside the router: renews the session and keeps it in sync with other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { signedIn } = usePageFacts()
  // Run before the children's first render, or the server-rendered header would flicker to "Login" and back.
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

/** Resolves pending navigations: a new page is on the screen, and the guard of the old one is gone. */
function settleArrivals(key: string): void {
  if (key === shownKey) return
  shownKey = key
  for (const arrive of arrivals) arrive()
  arrivals.clear()
}

/** A page that cannot be loaded must not keep the old one frozen longer than this. */
const longestTripMs = 5000

/** Navigates to a path. The router's own promise resolves before the page is rendered; this one resolves after. */
function arriveAt(path: string, navigate: NavigateFunction): Promise<void> {
  return new Promise((resolve) => {
    arrivals.add(resolve)
    setTimeout(resolve, longestTripMs)
    void navigate(path)
  })
}
