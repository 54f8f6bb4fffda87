import { existsSync, readdirSync } from 'node:fs'
import { fromRoot, projectEnv, toolCommand } from '../setup/paths.mjs'
import { capture } from '../setup/run.mjs'
import { addTallies, tallyOf } from './tally.ts'
import type { Tally } from './tally.ts'

/** Runs the compiler over every folder with a tsconfig.json; each is one check. */
export async function checkTypes(): Promise<Tally> {
  const tallies: Tally[] = []
  for (const folder of listProjects()) tallies.push(await checkProject(folder))
  return addTallies(tallies)
}

function listProjects(): string[] {
  const inside = (parent: string) => readdirSync(fromRoot(parent)).map((name) => `${parent}/${name}`)
  const parents = ['packages', 'apps'].filter((parent) => existsSync(fromRoot(parent)))
  // A service worker lives in another world than the pages: it has no window.
  return ['.', ...parents.flatMap(inside), 'apps/web/service-worker', ...readdirSync(fromRoot('.'))].filter(
    (folder) => folder !== 'node_modules' && existsSync(fromRoot(folder, 'tsconfig.json')),
  )
}

async function checkProject(folder: string): Promise<Tally> {
  const steps = [[...toolCommand('tsc'), '-p', '.']]
  // The routes' own types are written by the router, and must be there before the compiler looks.
  if (folder === 'apps/web') steps.unshift([...toolCommand('react-router'), 'typegen'])
  for (const step of steps) {
    const { code, output } = await capture(step, { cwd: fromRoot(folder), env: projectEnv() })
    if (code !== 0) {
      console.log(`✗ types of ${folder}\n${output}`)
      return tallyOf(false, `types of ${folder}`, output)
    }
  }
  console.log(`✓ types of ${folder}`)
  return tallyOf(true, `types of ${folder}`)
}
