// Checks the import directions of ARCHITECTURE.md. Prints every import that violates them, and every hard-coded path of
// the API in the web app.
import { fileURLToPath } from 'node:url'
import { checkApiPaths } from './lint-imports/api-paths.ts'
import { checkImports } from './lint-imports/rules.ts'
import { readTree } from './lint-imports/tree.ts'

const { files, workspaces } = readTree(fileURLToPath(new URL('..', import.meta.url)))
const violations = [...checkImports(files, workspaces), ...checkApiPaths(files)]
for (const { path, line, rule } of violations) console.error(`${path}:${line}: ${rule}`)
console.log(`${files.length} files, ${violations.length} wrong imports or paths`)
process.exitCode = violations.length > 0 ? 1 : 0
