// Checks the import directions of ARCHITECTURE.md and prints every import that goes against them.
import { fileURLToPath } from 'node:url'
import { checkImports } from './lint-imports/rules.ts'
import { readTree } from './lint-imports/tree.ts'

const { files, workspaces } = readTree(fileURLToPath(new URL('..', import.meta.url)))
const violations = checkImports(files, workspaces)
for (const { path, line, rule } of violations) console.error(`${path}:${line}: ${rule}`)
console.log(`${files.length} files, ${violations.length} wrong imports`)
process.exitCode = violations.length > 0 ? 1 : 0
