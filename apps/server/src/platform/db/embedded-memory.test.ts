import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test('the embedded database takes little memory, also while it is being created', async () => {
  // Use a separate process, because the peak is measured per process.
  const { stdout, stderr } = await run(process.execPath, [
    fileURLToPath(new URL('./embedded-peak.fixture.ts', import.meta.url)),
  ])
  expect(stderr).toBe('')
  const { sharedBuffers, peakMb } = JSON.parse(stdout) as { sharedBuffers: string; peakMb: number }
  expect(sharedBuffers).toBe('16MB')
  // About 500 MB now; 1400 when V8 optimizes its functions.
  expect(peakMb).toBeLessThan(800)
})
