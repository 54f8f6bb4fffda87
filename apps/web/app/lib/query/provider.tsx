import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { pageQueryClient } from './query-client.ts'

/**
 * Stands around what loads from the server and changes there: the screens behind the guard, and parts of other pages that
 * are loaded only for those who are signed in. Never around a page one reads: its visitors would load the library in vain.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(pageQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
