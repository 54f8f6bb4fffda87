import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A folder with a package.json of its own; the root is the one with the path ''. */
export type Workspace = { path: string; name: string; packages: ReadonlySet<string> }

export type SourceFile = { path: string; source: string }

const skippedFolders = new Set(['node_modules', 'build', 'data', 'fixtures', 'test-results', 'playwright-report'])

/** Everything the rules look at, read from the folders as they are: nothing is listed by hand. */
export function readTree(root: string): { workspaces: Workspace[]; files: SourceFile[] } {
  const workspaces: Workspace[] = []
  const files: SourceFile[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && !skippedFolders.has(entry.name)) walk(path)
      } else if (entry.name === 'package.json') {
        workspaces.push(readWorkspace(folder, readFileSync(join(root, path), 'utf8')))
      } else if (/\.(?:ts|tsx|mjs)$/.test(entry.name)) {
        files.push({ path, source: readFileSync(join(root, path), 'utf8') })
      }
    }
  }
  walk('')
  return { workspaces, files }
}

function readWorkspace(path: string, json: string): Workspace {
  const manifest = JSON.parse(json) as { name: string } & Record<string, Record<string, string> | undefined>
  const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
  return { path, name: manifest.name, packages: new Set(kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}))) }
}
