import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from '../setup/paths.mjs'
import { addTallies, tallyOf } from './tally.ts'
import type { Tally } from './tally.ts'

type Module = { module: string; imports?: string[] }
type Route = Module & { id: string; parentId?: string }
export type Manifest = { url: string; entry: Module; routes: Record<string, Route> }
export type Budgets = {
  kilobytes: Record<'reading' | 'working', number>
  workingRoutes: string[]
  /** Of single routes that have been promised less than their kind. */
  kilobytesOfRoute?: Record<string, number>
}
export type FirstLoad = { id: string; kilobytes: number; budget: number }

/** Holds the JavaScript that each route's first load fetches to its budget; each route is one check. */
export function checkFirstLoads(): Tally {
  const client = fromRoot('apps/web/build/client')
  const budgets = JSON.parse(readFileSync(fromRoot('apps/web/first-load-budgets.json'), 'utf8')) as Budgets
  // As they are sent: the build has compressed them, but for the smallest.
  const bytesOf = (url: string) =>
    readFileSync(existsSync(`${client}${url}.br`) ? `${client}${url}.br` : client + url).length
  const loads = measureFirstLoads(readManifest(fromRoot('apps/web/build')), budgets, bytesOf)
  for (const load of loads) console.log(describe(load))
  return addTallies(loads.map((load) => tallyOf(load.kilobytes <= load.budget, describe(load))))
}

/** All routes with what each imports, as the build has put them down (apps/web/scripts/trim-manifest.ts). */
export function readManifest(build: string): Manifest {
  const file = `${build}/routes.json`
  if (!existsSync(file)) throw new Error('the build has no list of its routes')
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** Every page with what its first load weighs, in kB of `bytesOf` a script, the heaviest first. Layouts have no page of their own. */
export function measureFirstLoads(manifest: Manifest, budgets: Budgets, bytesOf: (url: string) => number): FirstLoad[] {
  const routes = Object.values(manifest.routes)
  const parents = new Set(routes.map(({ parentId }) => parentId))
  const pages = routes.filter(({ id }) => !parents.has(id))
  return pages
    .map((page) => {
      const branch = branchOf(page, manifest)
      const scripts = new Set([
        manifest.url,
        ...[manifest.entry, ...branch].flatMap(({ module, imports = [] }) => [module, ...imports]),
      ])
      const bytes = [...scripts].reduce((sum, url) => sum + bytesOf(url), 0)
      // A page is one to read unless it, or a layout around it, is named as a screen to work in.
      const kind = branch.some(({ id }) => budgets.workingRoutes.includes(id)) ? 'working' : 'reading'
      return {
        id: page.id,
        kilobytes: bytes / 1000,
        budget: budgets.kilobytesOfRoute?.[page.id] ?? budgets.kilobytes[kind],
      }
    })
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
}

/** The route itself and everything around it, up to the root. */
function branchOf(route: Route, { routes }: Manifest): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [route, ...branchOf(parent, { routes } as Manifest)] : [route]
}

export function describe({ id, kilobytes, budget }: FirstLoad): string {
  const isWithin = kilobytes <= budget
  const line = `${isWithin ? '✓' : '✗'} first load of ${id}: ${kilobytes.toFixed(1)} of ${budget} kB`
  return isWithin ? line : `${line} (see apps/web/first-load-budgets.json)`
}
