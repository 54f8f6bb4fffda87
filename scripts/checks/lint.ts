import { fromRoot, projectEnv, projectNode, toolCommand } from '../setup/paths.mjs'
import { capture } from '../setup/run.mjs'
import { addTallies, tallyOf } from './tally.ts'
import type { Tally } from './tally.ts'

/** The linter asks the compiler about types anyway, so it also tells what the compiler finds (.oxlintrc.json, `typeCheck`). */
export const typesAndRules = toolCommand('oxlint')

/** Each of these is one check. */
export async function lint(): Promise<Tally> {
  // Written by the router; the routes' types cannot be looked at without them.
  const routes = await check('types of the routes', [...toolCommand('react-router'), 'typegen'], 'apps/web')
  const rules = await check('types and rules', typesAndRules)
  const directions = await check('import directions', [projectNode, fromRoot('scripts/lint-imports.ts')])
  return addTallies([routes, rules, directions])
}

async function check(title: string, command: string[], folder = '.'): Promise<Tally> {
  const { code, output } = await capture(command, { cwd: fromRoot(folder), env: projectEnv() })
  console.log(code === 0 ? `✓ ${title}` : `✗ ${title}\n${output}`)
  return tallyOf(code === 0, title, output)
}
