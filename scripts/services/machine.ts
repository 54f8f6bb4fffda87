import { accessSync, constants, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { capture } from '../setup/run.mjs'
import { showWaiting } from '../setup/say.mjs'

/** Returns the first of these programs in the PATH or in one of the further folders. */
export function findProgram(names: string[], folders: string[] = []): string | undefined {
  const places = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...folders]
  const endings = process.platform === 'win32' ? ['.exe', ''] : ['']
  return names
    .flatMap((name) => places.flatMap((place) => endings.map((ending) => join(place, name + ending))))
    .find(isProgram)
}

export function isProgram(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns an unused port. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Polls until the answer is yes. Returns whether that happened in time. */
export async function waitUntil(isReady: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (await isReady()) return true
    await sleep(100)
  }
  return false
}

let aptLists: Promise<unknown> | undefined

/** Installs a Debian package where that is possible without a prompt. Returns whether it succeeded. */
export async function installDebianPackage(name: string): Promise<boolean> {
  const asRoot = await commandAsRoot()
  if (!asRoot || !findProgram(['apt-get'])) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = showWaiting(`Installing ${name} with apt-get`)
  aptLists ??= capture([...asRoot, 'apt-get', 'update'], { env })
  await aptLists
  const { code } = await capture([...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', name], { env })
  done()
  return code === 0
}

async function commandAsRoot(): Promise<string[] | undefined> {
  if (process.getuid?.() === 0) return []
  if (!findProgram(['sudo'])) return undefined
  const { code } = await capture(['sudo', '-n', 'true'])
  return code === 0 ? ['sudo', '-n'] : undefined
}
