import { QueryClient } from '@tanstack/react-query'
import { readView, subscribe } from '../session/store.ts'

/** Within this time, returning to a screen or its tab shows the cached data without a reload. */
const staleMs = 60_000

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        // `callApi` itself retries an outage for a while and passes on only final errors. Another retry would only
        // delay them.
        retry: false,
        // Without a network `callApi` waits for a while and then fails; here a query would wait silently forever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

let ofThisPage: QueryClient | null = null

/**
 * Returns the one cache of a page, created when the first screen needs it. On the server, which serves all users, each
 * render has its own.
 */
export function pageQueryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient()
  ofThisPage ??= forgetWithSession(makeQueryClient())
  return ofThisPage
}

/** Clears the data of an account when another user signs in, or none is signed in. */
export function forgetWithSession(client: QueryClient): QueryClient {
  let userId = readView().userId
  subscribe(() => {
    const now = readView().userId
    if (userId !== null && now !== userId) client.clear()
    userId = now
  })
  return client
}
