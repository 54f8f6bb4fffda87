import { fromRoot, projectEnv, projectNode, toolCommand } from '../setup/paths.mjs'
import { capture } from '../setup/run.mjs'
import { addTallies, tallyOf } from './tally.ts'
import type { Tally } from './tally.ts'

/** Runs both linters; each is one check. */
export async function lint(): Promise<Tally> {
  const rules = await check('lint', [...toolCommand('oxlint'), '--type-aware'])
  const directions = await check('import directions', [projectNode, fromRoot('scripts/lint-imports.ts')])
  return addTallies([rules, directions])
}

async function check(title: string, command: string[]): Promise<Tally> {
  const { code, output } = await capture(command, { env: projectEnv() })
  console.log(code === 0 ? `✓ ${title}` : `✗ ${title}\n${output}`)
  return tallyOf(code === 0, title, output)
}
