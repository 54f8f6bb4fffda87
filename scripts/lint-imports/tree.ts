import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A folder with its own package.json. The root has the path ''. */
export type Workspace = { path: string; name: string; packages: ReadonlySet<string> }

export type SourceFile = { path: string; source: string }

const skippedFolders = new Set(['node_modules', 'build', 'data', 'fixtures', 'test-results', 'playwright-report'])

/** Reads everything the rules check from the folders themselves, so that no list is maintained by hand. */
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
