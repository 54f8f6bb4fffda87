/**
 * The place of a file inside its workspace. `base` is what everything builds on (platform; ui and lib), `shared`
 * contains domain parts that several features use, and `join` puts features together (app and main; routes, root and
 * entries).
 */
export type Place = { zone: 'base' | 'shared' | 'feature' | 'join' | 'test' | 'outside'; feature?: string }

/** Returns the place of a path given relative to its workspace's folder. */
export function placeOf(workspace: string, path: string): Place {
  if (workspace === 'apps/server') {
    if (path.startsWith('test/')) return { zone: 'test' }
    return placeIn(path, 'src', ['platform'])
  }
  if (workspace === 'apps/web') return placeIn(path, 'app', ['ui', 'lib'], 'shared')
  return { zone: 'outside' }
}

function placeIn(path: string, sources: string, bases: string[], shared?: string): Place {
  const [top, folder, ...rest] = path.split('/')
  if (top !== sources || folder === undefined) return { zone: 'outside' }
  if (bases.includes(folder)) return { zone: 'base' }
  if (folder === shared) return { zone: 'shared' }
  const [feature, ...below] = rest
  // A file beside the feature folders belongs to no feature, so it counts as joining them.
  if (folder === 'features' && feature !== undefined && below.length > 0) return { zone: 'feature', feature }
  return { zone: 'join' }
}

/** Returns whether a file is only for tests, by its role or its folder. */
export function isTest(path: string): boolean {
  return /\.(?:test|spec|fixture|fake)\.tsx?$/.test(path) || /(?:^|\/)test\//.test(path) || path.startsWith('e2e/')
}

/** Returns the level of a workspace: it imports only from lower ones. A new package has the same level as content. */
export function levelOf(workspace: string): number {
  if (workspace === 'packages/jyotish' || workspace === 'packages/illustrations') return 0
  if (workspace === 'packages/contract' || workspace === 'packages/drawings') return 1
  if (workspace.startsWith('packages/')) return 2
  if (workspace.startsWith('apps/')) return 3
  return 4
}
