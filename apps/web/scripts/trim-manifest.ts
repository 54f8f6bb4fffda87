import { readFile, readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Trims React Router's list of all routes, which every first load fetches. A browser needs a route's path, its module
 * and the flags that are set. It does not need the imports of that module: the server, which writes the preloads, has
 * its own list. The rest is written as short rows, from which the script restores the list: a quarter of the bytes. The
 * full list is stored beside the build for the check of first loads.
 */
const folder = fileURLToPath(new URL('../build/', import.meta.url))

type Route = Record<string, unknown> & { id: string; module: string }
type Manifest = { routes: Record<string, Route> }

/** The flags of a route, in the order of their letters in a row. */
const flags = {
  d: 'hasDefaultExport',
  l: 'hasLoader',
  c: 'hasClientLoader',
  m: 'hasClientMiddleware',
  e: 'hasErrorBoundary',
  i: 'index',
} as const
const inRow = new Set<string>(['id', 'parentId', 'path', 'module', ...Object.values(flags)])

export function trimManifest(manifest: Manifest): Manifest {
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'imports' && !isNothing(value))),
  ])
  return { ...manifest, routes: Object.fromEntries(routes) as Manifest['routes'] }
}

function isNothing(value: unknown): boolean {
  return value === false || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** Returns a script whose value is that manifest. */
export function writeManifest(manifest: Manifest): string {
  const { routes, ...rest } = trimManifest(manifest)
  const rows = Object.values(routes).map(({ id, parentId, path, module, ...has }) => {
    const letters = Object.entries(flags).flatMap(([letter, flag]) => (has[flag] ? [letter] : []))
    const others = Object.entries(has).filter(([name]) => !inRow.has(name))
    const row = [id, parentId ?? 0, path ?? 0, module.replace('/assets/', ''), letters.join('')]
    return others.length > 0 ? [...row, Object.fromEntries(others)] : row
  })
  const expand = `(rows,rest)=>({...rest,routes:Object.fromEntries(rows.map(([id,parentId,path,module,letters,others])=>[id,{id,...parentId&&{parentId},...path!==0&&{path},module:"/assets/"+module,...Object.fromEntries([...letters].map(l=>[${JSON.stringify(flags)}[l],true])),...others}]))})`
  return `(${expand})(${JSON.stringify(rows)},${JSON.stringify(rest)})`
}

async function trimFile(): Promise<void> {
  const name = (await readdir(`${folder}client/assets`)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('the build has no route manifest')
  const path = `${folder}client/assets/${name}`
  const script = await readFile(path, 'utf8')
  const [from, to] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const manifest = JSON.parse(script.slice(from, to)) as Manifest
  await writeFile(`${folder}routes.json`, JSON.stringify({ ...manifest, url: `/assets/${name}` }))
  const trimmed = script.slice(0, from) + writeManifest(manifest) + script.slice(to)
  await writeFile(path, trimmed)
  process.stdout.write(`trimmed the list of routes from ${script.length} to ${trimmed.length} bytes\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await trimFile()
