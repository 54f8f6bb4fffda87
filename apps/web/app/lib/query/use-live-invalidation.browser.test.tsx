import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { pageQueryClient } from './query-client.ts'
import { QueryProvider } from './provider.tsx'
import { useLiveInvalidation } from './use-live-invalidation.ts'

const live = vi.hoisted(() => {
  const listeners = new Map<string, Set<() => void>>()
  const add = (event: string, listener: () => void) => {
    const all = listeners.get(event) ?? new Set()
    listeners.set(event, all.add(listener))
    return () => void all.delete(listener)
  }
  const tell = (event: string) => {
    for (const listener of listeners.get(event) ?? []) listener()
  }
  return { add, tell, count: (event: string) => listeners.get(event)?.size ?? 0 }
})
vi.mock('../live/live.ts', () => ({
  listen: live.add,
  onConnect: (listener: () => void) => live.add('connect', listener),
}))

afterEach(() => pageQueryClient().clear())

let balance = 0
function Balance({ owner }: { owner: string | null }) {
  useLiveInvalidation(['wallet:changed', 'payment:changed'], owner === null ? null : ['wallet', owner])
  const { data } = useQuery({ queryKey: ['wallet', owner, 'detail'], queryFn: () => Promise.resolve(balance) })
  return <p>Balance {data}</p>
}
const page = (owner: string | null) => (
  <QueryProvider>
    <Balance owner={owner} />
  </QueryProvider>
)

test('reloads on a server event and on a new connection, and does not listen without a signed-in user', async () => {
  balance = 1
  const screen = await render(page('asha'))
  await expect.poll(() => live.count('wallet:changed')).toBe(1)
  await expect.element(screen.getByText('Balance 1')).toBeVisible()
  balance = 2
  live.tell('payment:changed')
  await expect.element(screen.getByText('Balance 2')).toBeVisible()
  balance = 3
  live.tell('connect')
  await expect.element(screen.getByText('Balance 3')).toBeVisible()
  await screen.rerender(page(null))
  expect(live.count('wallet:changed') + live.count('payment:changed') + live.count('connect')).toBe(0)
})
