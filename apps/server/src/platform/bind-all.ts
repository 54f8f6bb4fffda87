// oxlint-disable-next-line no-explicit-any -- any function at all, but for its first parameter
type WithFirst<First> = (first: First, ...rest: any[]) => unknown

type Bound<F> = F extends (first: never, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never

/** Returns the same functions with their first argument bound. */
export function bindAll<First, Functions extends Record<string, WithFirst<First>>>(
  first: First,
  functions: Functions,
): { [Name in keyof Functions]: Bound<Functions[Name]> } {
  const bound = Object.entries(functions).map(([name, work]) => [name, work.bind(null, first)])
  return Object.fromEntries(bound) as { [Name in keyof Functions]: Bound<Functions[Name]> }
}
