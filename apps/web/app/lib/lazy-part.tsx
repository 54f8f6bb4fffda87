import { type ComponentType, type ReactNode, Suspense, lazy } from 'react'

/**
 * Returns a part of a page that the server renders and whose script is not in the first load; React hydrates it when
 * the script has loaded. `load` is called on the server before the first request. `placeholder` shows instead when the
 * page itself was rendered in the browser.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: (props: Props) => ReactNode,
): ComponentType<Props> {
  let ServerPart: ComponentType<Props> | null = null
  if (import.meta.env.SSR) {
    load().then(
      (part) => (ServerPart = part),
      // The module may be part of an import cycle that is being evaluated. The first render loads it again and fails if
      // it cannot.
      () => undefined,
    )
  }
  const FetchedPart = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  return function LazyPart(props) {
    const Part = ServerPart ?? FetchedPart
    return (
      <Suspense fallback={placeholder?.(props)}>
        <Part {...props} />
      </Suspense>
    )
  }
}
