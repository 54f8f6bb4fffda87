import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { findImports } from './find-imports.ts'
import { isTest, levelOf, placeOf } from './place.ts'
import type { SourceFile, Workspace } from './tree.ts'

export type Violation = { path: string; line: number; rule: string }

/** One import with both ends resolved. Paths are relative to the root of the repository. */
type Edge = { from: string; specifier: string; to?: string; here: Workspace; there?: Workspace; root: Workspace }

/** Returns every import that violates the directions of ARCHITECTURE.md. */
export function checkImports(files: readonly SourceFile[], workspaces: readonly Workspace[]): Violation[] {
  const root = workspaces.find((workspace) => workspace.path === '')
  if (!root) throw new Error('the root directory has no package.json')
  return files.flatMap(({ path, source }) =>
    findImports(source).flatMap(({ specifier, line }) => {
      const edge = findEnds(path, specifier, workspaces, root)
      const rule = checkPackages(edge) ?? checkZones(edge) ?? checkProduction(edge) ?? checkCalls(edge)
      return rule ? [{ path, line, rule }] : []
    }),
  )
}

function findEnds(from: string, specifier: string, workspaces: readonly Workspace[], root: Workspace): Edge {
  const here = ownerOf(from, workspaces) ?? root
  const inside = resolveInside(from, specifier, here)
  if (inside !== undefined) {
    return { from, specifier, to: inside, here, there: ownerOf(inside, workspaces) ?? root, root }
  }
  const there = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  return { from, specifier, here, there, root }
}

/** Resolves a relative address, or one that begins with the web app's `~/`. */
function resolveInside(from: string, specifier: string, here: Workspace): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('~/')) return posix.join(here.path, 'app', specifier.slice(2))
  return undefined
}

function ownerOf(path: string, workspaces: readonly Workspace[]): Workspace | undefined {
  return workspaces
    .filter((workspace) => workspace.path !== '' && path.startsWith(`${workspace.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

function checkPackages({ from, specifier, to, here, there, root }: Edge): string | undefined {
  if (there && there !== here) {
    if (levelOf(there.path) >= levelOf(here.path)) return `${here.name} must not import ${there.name}`
    if (to !== undefined) return `import ${there.name} by its name, not by a path across its border`
  }
  if (to !== undefined || there === here || isBuiltIn(specifier)) return undefined
  if (there?.path === 'packages/illustrations' && isForBrowsers(from))
    return 'a browser shows an illustration by its name (ui/picture.tsx): what draws them is for the server and the build'
  const name = packageOf(specifier)
  // Test tools belong to the root's packages, once for all workspaces.
  const known = here.packages.has(name) || (isTest(from) && root.packages.has(name))
  return known ? undefined : `${name} is not in the package.json of ${here.name}`
}

/** Whether a file of the web app may become part of a browser's script. */
function isForBrowsers(path: string): boolean {
  return path.startsWith('apps/web/app/') && !/\.server\.tsx?$/.test(path) && !isTest(path)
}

function isBuiltIn(specifier: string): boolean {
  return /^(?:node|virtual):/.test(specifier) || builtinModules.includes(specifier)
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** The parts that the app joins. None of them may import the code that joins them. */
const drivenZones = new Set(['base', 'shared', 'feature'])

function checkZones({ from, to, here, there }: Edge): string | undefined {
  if (folderOf(here, from) === 'ui' && there && there !== here && !isTest(from)) {
    return `ui must not import ${there.name}: it knows nothing of the domain`
  }
  if (to === undefined || there !== here) return undefined
  const source = placeOf(here.path, posix.relative(here.path, from))
  const target = placeOf(here.path, posix.relative(here.path, to))
  if (source.zone === 'feature' && target.zone === 'feature' && source.feature !== target.feature) {
    return `feature ${source.feature} must not import feature ${target.feature}: what joins them hands it over`
  }
  if ((source.zone === 'base' || source.zone === 'shared') && target.zone === 'feature') {
    return `${folderOf(here, from)} must not import feature ${target.feature}`
  }
  if (source.zone === 'base' && target.zone === 'shared') {
    return `${folderOf(here, from)} must not import shared: it knows nothing of the domain`
  }
  // Tests may import the whole app; the parts may not.
  if (drivenZones.has(source.zone) && target.zone === 'join' && !isTest(from)) {
    return `${folderOf(here, from)} must not import ${to}, which joins the features`
  }
  if (folderOf(here, from) === 'ui' && folderOf(here, to) === 'lib' && !isTest(from)) {
    return 'ui must not import lib: it is given what it shows'
  }
  return undefined
}

function folderOf(here: Workspace, path: string): string {
  const parts = posix.relative(here.path, path).split('/')
  return (parts[1] === 'features' ? parts.slice(1, 3) : parts.slice(1, 2)).join('/')
}

function checkProduction({ from, to }: Edge): string | undefined {
  if (to === undefined || isTest(from) || !isTest(to)) return undefined
  return 'what runs for users must not import what is there for tests'
}

/** A browser imports the calls of the contract instead of its schemas, so they must not import anything heavy. */
function checkCalls({ from, specifier }: Edge): string | undefined {
  if (!/^packages\/contract\/src\/(?:call|.+\.calls)\.ts$/.test(from)) return undefined
  return ['./call.ts', './constants.ts'].includes(specifier)
    ? undefined
    : 'a file of calls imports nothing but call.ts and constants.ts'
}
