import { globSync } from 'node:fs'
import { fromRoot, projectEnv, projectNode, toolCommand } from '../setup/paths.mjs'
import { capture } from '../setup/run.mjs'
import { type Counts, addCounts, countOf } from './counts.ts'

/** Each folder with its own compiler options. */
const projects = globSync('{.,e2e,bench,apps/*,apps/*/*,packages/*}/tsconfig.json', { cwd: fromRoot() }).toSorted()

/** Runs all lint checks. Each tool counts as one check. */
export async function lint(): Promise<Counts> {
  // The router generates these types, and the routes cannot be type-checked without them.
  const routes = await check('types of the routes', [...toolCommand('react-router'), 'typegen'], 'apps/web')
  const form = await check('form (`npm run format` writes it)', [...toolCommand('oxfmt'), '--check'])
  const rules = await check('rules', toolCommand('oxlint'))
  const directions = await check('import directions', [projectNode, fromRoot('scripts/lint-imports.ts')])
  const types: Counts[] = []
  for (const project of projects)
    types.push(await check(`types of ${project}`, [...toolCommand('tsc'), '--noEmit', '-p', project]))
  return addCounts([routes, form, rules, directions, ...types])
}

async function check(title: string, command: string[], folder = '.'): Promise<Counts> {
  const { code, output } = await capture(command, { cwd: fromRoot(folder), env: projectEnv() })
  console.log(code === 0 ? `✓ ${title}` : `✗ ${title}\n${output}`)
  return countOf(code === 0)
}
