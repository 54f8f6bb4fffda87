import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const run = promisify(execFile)
const stripped = new URL('../launch/stripped.mjs', import.meta.url).href
const source = new URL('../src/platform/concurrency.ts', import.meta.url)

/** Loads one of our sources in the main thread and in another, and tells of each whether Node had to strip types itself. */
const program = `
  import { Worker, isMainThread, parentPort } from 'node:worker_threads'
  const { limitConcurrency } = await import(${JSON.stringify(source.href)})
  const told = { works: typeof limitConcurrency === 'function', nodeStrips: process.moduleLoadList.some((name) => name.includes('amaro')) }
  if (isMainThread) new Worker(new URL(import.meta.url)).once('message', (other) => process.stdout.write(JSON.stringify([told, other])))
  else parentPort.postMessage(told)
`

const folder = mkdtempSync(join(tmpdir(), 'sankalp-stripped-'))
const file = join(folder, 'program.mjs')
writeFileSync(file, program)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function load(...options: string[]): Promise<unknown> {
  const { stdout } = await run(process.execPath, [...options, file])
  return JSON.parse(stdout)
}

test('our sources come without their types, in every thread, so that Node need not strip them', async () => {
  expect(await load('--import', stripped)).toEqual([
    { works: true, nodeStrips: false },
    { works: true, nodeStrips: false },
  ])
  expect(await load()).toEqual([
    { works: true, nodeStrips: true },
    { works: true, nodeStrips: true },
  ])
})

test('a source that was not stripped yet is stripped by the start that needs it', async () => {
  const itsFile = fileURLToPath(
    new URL(`../build/stripped/${hash('sha256', readFileSync(source))}.js`, import.meta.url),
  )
  rmSync(itsFile, { force: true })
  expect(await load('--import', stripped)).toEqual([
    { works: true, nodeStrips: false },
    { works: true, nodeStrips: false },
  ])
  expect(existsSync(itsFile)).toBe(true)
})
