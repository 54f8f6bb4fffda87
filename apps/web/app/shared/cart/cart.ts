import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '@sankalp/contract/language'
import { ApiError } from '../../lib/api/error.ts'
import { pageQueryClient } from '../../lib/query/query-client.ts'
import { pageLanguage } from '../../lib/session/language.ts'
import { renewSession } from '../../lib/session/renewal.ts'
import { readView, subscribe as subscribeToSession } from '../../lib/session/store.ts'
import { type CartOwner, guest, loadCart, sendChange } from './cart-calls.ts'
import { type Cart, type CartChange, quantitiesOf } from './cart-changes.ts'
import { writeCartCount } from './cart-count.ts'
import { guestQuantity, readGuestCart, setGuestItem } from './guest-cart.ts'

/** A pending change. `before` is what a guest's device had stored, to be restored if the server refuses. */
type Entry = {
  owner: CartOwner
  change: CartChange
  isSent: boolean
  before: number
  done: PromiseWithResolvers<string | null>
}

export type CartClient = ReturnType<typeof createCart>

const clients = new WeakMap<QueryClient, CartClient>()

/**
 * Returns the cart of a page. Screens use `useCart`; this is for the scripts of reading pages and for code outside of
 * components.
 */
export function cartOf(queryClient: QueryClient): CartClient {
  const known = clients.get(queryClient)
  if (known) return known
  const client = createCart(queryClient)
  clients.set(queryClient, client)
  return client
}

export const pageCart = (): CartClient => cartOf(pageQueryClient())

/**
 * The key of everything about a user's cart: invalidate it when the cart has changed in another way, such as by an
 * order.
 */
export const cartKey = (owner: CartOwner) => ['cart', owner] as const

/** Returns null while there is only the refresh cookie. */
export function cartOwner(): CartOwner | null {
  const { signedIn, userId } = readView()
  return signedIn ? userId : guest
}

/**
 * Creates the cart client. The server's last reply is in the query cache; pending changes are in a list and applied on
 * top of it for the screen. They are sent one after the other. A refused change is removed from the list and so from
 * the screen.
 */
function createCart(queryClient: QueryClient) {
  let entries: readonly Entry[] = []
  const listeners = new Set<() => void>()

  function show(next: readonly Entry[] = entries): void {
    entries = next
    writeCount()
    for (const listener of listeners) listener()
  }

  const keyOf = (owner: CartOwner, language: Language) => [...cartKey(owner), language] as const
  const queryFor = (owner: CartOwner | null, language: Language) =>
    queryOptions({
      queryKey: keyOf(owner ?? 'unknown', language),
      enabled: owner !== null,
      queryFn: ({ signal }) => loadCart(owner!, signal),
      // Another tab or device may have changed it.
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    })

  const changesOf = (owner: CartOwner | null): CartChange[] =>
    entries.flatMap((entry) => (entry.owner === owner ? [entry.change] : []))
  const loaded = (owner: CartOwner): Cart | undefined => queryClient.getQueryData<Cart>(keyOf(owner, pageLanguage()))

  /** Returns the quantity of each product. A guest's are known without a request. */
  function quantities(): ReadonlyMap<string, number> {
    const owner = cartOwner()
    if (owner === null) return new Map()
    if (owner === guest) return new Map(readGuestCart().map(({ productId, quantity }) => [productId, quantity]))
    return quantitiesOf(loaded(owner), changesOf(owner))
  }

  /** Until the signed-in user's cart is loaded, keep the number of their last page. */
  function writeCount(): void {
    const owner = cartOwner()
    if (owner === null || (owner !== guest && !loaded(owner))) return
    writeCartCount([...quantities().values()].reduce((sum, quantity) => sum + quantity, 0))
  }

  async function change(wish: CartChange): Promise<string | null> {
    if (cartOwner() === null) await renewSession()
    const owner = cartOwner() ?? guest
    const before = owner === guest ? guestQuantity(wish.productId) : 0
    if (owner === guest)
      setGuestItem(
        wish.productId,
        wish.kind === 'remove' ? 0 : wish.kind === 'add' ? before + wish.quantity : wish.quantity,
      )
    const waiting = entries.find(
      (entry) => entry.owner === owner && entry.change.productId === wish.productId && !entry.isSent,
    )
    // Of several changes to the same product, send only the last quantity.
    if (waiting && wish.kind !== 'add' && waiting.change.kind !== 'add') {
      show(entries.map((entry) => (entry === waiting ? Object.assign(waiting, { change: wish }) : entry)))
      return waiting.done.promise
    }
    const entry: Entry = { owner, change: wish, isSent: false, before, done: Promise.withResolvers() }
    show([...entries, entry])
    void sendAll()
    return entry.done.promise
  }

  let isSending = false
  const unsent = () => entries.filter(({ isSent }) => !isSent)

  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    for (let [entry] = unsent(); entry; [entry] = unsent()) await sendOne(entry)
    isSending = false
  }

  /** Sends all pending changes: they would be lost when the user leaves the page, which already shows them. */
  function sendAllAtOnce(): void {
    for (const entry of unsent()) void sendOne(entry)
  }

  async function sendOne(entry: Entry): Promise<void> {
    const { owner, done } = entry
    entry.isSent = true
    const language = pageLanguage()
    const rest = () => entries.filter((one) => one !== entry)
    try {
      const { cart, message } = await sendChange(owner, entry.change, isMore(entry))
      // A load that began before this change would undo it on the screen.
      await queryClient.cancelQueries({ queryKey: cartKey(owner) })
      queryClient.setQueryData(keyOf(owner, language), cart)
      show(rest())
      done.resolve(message)
    } catch (error) {
      if (owner === guest && isRefusal(error)) setGuestItem(entry.change.productId, entry.before)
      show(rest())
      void queryClient.invalidateQueries({ queryKey: cartKey(owner) })
      done.reject(error)
    }
  }

  if (typeof window !== 'undefined') {
    addEventListener('pagehide', sendAllAtOnce)
    addEventListener('storage', ({ key }) => {
      if (key !== 'guestCart') return
      void queryClient.invalidateQueries({ queryKey: cartKey(guest) })
      show()
    })
    queryClient
      .getQueryCache()
      .subscribe(
        ({ type, query }) => type === 'updated' && (query.queryKey as readonly unknown[])[0] === 'cart' && show(),
      )
    subscribeToSession(() => show())
  }

  return {
    queryFor,
    changesOf,
    quantities,
    /**
     * Resolves with the server's message, such as "Tulsi mala added to cart!". Rejects with its refusal, after the
     * screen was restored.
     */
    add: (productId: string, quantity = 1) => change({ kind: 'add', productId, quantity }),
    /** From 1 up; a smaller number removes the line. */
    setQuantity: (productId: string, quantity: number) =>
      change(quantity < 1 ? { kind: 'remove', productId } : { kind: 'set', productId, quantity }),
    remove: (productId: string) => change({ kind: 'remove', productId }),
    /** Loads the cart of a signed-in user unless it is loaded; a guest's is on the device. */
    async load(): Promise<void> {
      if (cartOwner() === null) await renewSession()
      const owner = cartOwner()
      if (owner !== null && owner !== guest) await queryClient.fetchQuery(queryFor(owner, pageLanguage()))
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readEntries: () => entries,
  }
}

function isMore({ change, before }: Entry): boolean {
  return change.kind === 'add' || (change.kind === 'set' && change.quantity > before)
}

/**
 * Returns true for a refusal, and false for no reply or a server error: what a guest added during an outage stays on
 * the device.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
