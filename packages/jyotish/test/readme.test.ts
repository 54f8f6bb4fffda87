import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
/** Allow for starting a new process on a busy machine. */
const STARTING_NODE_MS = 30_000
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)\n```\n\n```text\n([\s\S]*?)\n```/g)]

test.each(['drik-days', 'jagannatha-hora'])(
  'the README shows example %s and what it prints',
  (name) => {
    const file = new URL(`../scripts/examples/${name}.ts`, import.meta.url)
    const code = readFileSync(file, 'utf8').trimEnd()
    const shown = blocks.find(([, block]) => block === code)
    expect(shown, 'the code in the README is the example').toBeDefined()
    const printed = execFileSync(process.execPath, [fileURLToPath(file)], { encoding: 'utf8' })
    expect(printed.trimEnd()).toBe(shown![2])
  },
  STARTING_NODE_MS,
)
