import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from '../setup/paths.mjs'
import { type Counts, addCounts, countOf } from './counts.ts'

type Module = { module: string; imports?: string[] }
type Route = Module & { id: string; parentId?: string }
export type Manifest = { url: string; entry: Module; routes: Record<string, Route> }
export type Budgets = {
  kilobytes: Record<'reading' | 'controls' | 'working', number>
  /** Reading pages that have forms, filters or pickers. */
  controlsRoutes: string[]
  workingRoutes: string[]
}
export type FirstLoad = { id: string; kilobytes: number; budget: number }

/** Compares the JavaScript of each route's first load with its budget. Each route is one check. */
export function checkFirstLoads(): Counts {
  const client = fromRoot('apps/web/build/client')
  const budgets = JSON.parse(readFileSync(fromRoot('apps/web/first-load-budgets.json'), 'utf8')) as Budgets
  // The size as sent: the build has compressed all but the smallest.
  const bytesOf = (url: string) =>
    readFileSync(existsSync(`${client}${url}.br`) ? `${client}${url}.br` : client + url).length
  const loads = measureFirstLoads(readManifest(fromRoot('apps/web/build')), budgets, bytesOf)
  for (const load of loads) console.log(describe(load))
  return addCounts(loads.map((load) => countOf(load.kilobytes <= load.budget)))
}

/** Reads all routes with their imports, as written by the build (apps/web/scripts/trim-manifest.ts). */
export function readManifest(build: string): Manifest {
  const file = `${build}/routes.json`
  if (!existsSync(file)) throw new Error('the build has no list of its routes (routes.json)')
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/**
 * Returns every page with the weight of its first load, in kB by `bytesOf` per script, heaviest first. Layouts have no
 * page of their own.
 */
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
      return { id: page.id, kilobytes: bytes / 1000, budget: budgets.kilobytes[kindOf(page, branch, budgets)] }
    })
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
}

/** Returns the kind of a page: a reading page, unless it or a layout around it is listed as another kind. */
function kindOf(
  { id }: Route,
  branch: Route[],
  { controlsRoutes, workingRoutes }: Budgets,
): keyof Budgets['kilobytes'] {
  if (branch.some((route) => workingRoutes.includes(route.id))) return 'working'
  return controlsRoutes.includes(id) ? 'controls' : 'reading'
}

/** Returns the route and everything around it, up to the root. */
function branchOf(route: Route, { routes }: Manifest): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [route, ...branchOf(parent, { routes } as Manifest)] : [route]
}

export function describe({ id, kilobytes, budget }: FirstLoad): string {
  const isWithin = kilobytes <= budget
  const line = `${isWithin ? '✓' : '✗'} first load of ${id}: ${kilobytes.toFixed(1)} of ${budget} kB`
  return isWithin ? line : `${line} (see apps/web/first-load-budgets.json)`
}
