import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

test('locks a folder for one process, until it is released', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await lock.release()
  await (await lockFolder(folder)).release()
})

test('a killed process holds no lock', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  const script = `const { lockFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)})
    await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await (await lockFolder(folder)).release()
})
