import { QueryClient } from '@tanstack/react-query'
import { readView, subscribe } from '../session/store.ts'

/** Coming back to a screen, or to its tab, sooner than this shows what is already there. */
const staleMs = 60_000

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        // `callApi` retries an outage for a while by itself and passes on what is final. To retry that would only make a
        // refusal come later.
        retry: false,
        // Without a network `callApi` waits for it and then says so; here a query would wait in silence, for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

let ofThisPage: QueryClient | null = null

/** The one cache of a page, made when the first screen needs it. The server serves everybody: there each render has its own. */
export function pageQueryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient()
  ofThisPage ??= forgetWithSession(makeQueryClient())
  return ofThisPage
}

/** What was loaded for one account is gone when somebody else is signed in, or nobody. */
export function forgetWithSession(client: QueryClient): QueryClient {
  let userId = readView().userId
  subscribe(() => {
    const now = readView().userId
    if (userId !== null && now !== userId) client.clear()
    userId = now
  })
  return client
}
