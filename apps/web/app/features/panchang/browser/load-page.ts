import type { AlmanacData } from './almanac-data.ts'

export type LoadArgs = { request: Request; serverLoader: () => Promise<unknown> }
type Load = (args: LoadArgs) => Promise<AlmanacData | Response>

let load: Load = async ({ serverLoader }) => (await serverLoader()) as AlmanacData

/** How the next page is had. What to do where it cannot be comes with the extras: a first view has no next page yet. */
export const loadPage: Load = (args) => load(args)

export function loadBy(other: Load): void {
  load = other
}
