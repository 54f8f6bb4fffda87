import { createHash } from 'node:crypto'
import { realpathSync, unlinkSync } from 'node:fs'
import { type Server, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Another process has the data folder open. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Sankalp process. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * Locks a folder for this process. The embedded database has no lock of its own, and opening it twice would silently
 * lose data. The lock is a listening socket, which the kernel frees however the process ends.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const address = lockAddress(folder)
  let server = await tryListen(address)
  if (!server && !address.startsWith('\0') && !address.startsWith('\\\\') && !(await isAlive(address))) {
    // Where a socket is a file (macOS), a killed process leaves it behind, and nothing answers on it.
    unlinkSync(address)
    server = await tryListen(address)
  }
  if (!server) throw new FolderInUse(folder)
  const held = server
  held.unref()
  return { release: () => new Promise((resolve) => held.close(() => resolve())) }
}

function lockAddress(folder: string): string {
  const name = `sankalp-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.lock`)
}

function tryListen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })
}

function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.unref()
  })
}
