import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { pageQueryClient } from './query-client.ts'

/**
 * Provides the query client for parts that load and change server data: the screens behind the guard, and parts of
 * other pages that load only for signed-in users. Do not use it around a reading page, whose visitors would load the
 * library for nothing.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(pageQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
