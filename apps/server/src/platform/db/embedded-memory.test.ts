import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test('the embedded database takes little memory, also while it is made', { timeout: 120_000 }, async () => {
  // In a process of its own, since the peak is the whole process's.
  const { stdout, stderr } = await run(process.execPath, [
    fileURLToPath(new URL('./embedded-peak.fixture.ts', import.meta.url)),
  ])
  expect(stderr).toBe('')
  const { sharedBuffers, peakMb } = JSON.parse(stdout) as { sharedBuffers: string; peakMb: number }
  expect(sharedBuffers).toBe('16MB')
  // 500 MB as it is; 1400 when V8 optimizes its functions.
  expect(peakMb).toBeLessThan(800)
})
