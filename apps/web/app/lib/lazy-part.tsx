import { type ComponentType, Suspense, lazy } from 'react'

/**
 * A part of a screen that the server renders with the rest and whose script is not in the first load: React takes it over
 * when that has come. `load` is called on the server before the first visitor comes.
 */
export function lazyPart(load: () => Promise<ComponentType>): ComponentType {
  let ServerPart: ComponentType | null = null
  if (import.meta.env.SSR) void load().then((part) => (ServerPart = part))
  const FetchedPart = lazy(async () => ({ default: await load() }))
  return function LazyPart() {
    const Part = ServerPart ?? FetchedPart
    return (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    )
  }
}
