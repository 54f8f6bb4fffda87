import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseStopped } from './embedded.ts'

const program = fileURLToPath(new URL('./make-folder.program.ts', import.meta.url))

/**
 * Creates the embedded database in an empty folder in a separate process. Creating it takes 70 MB more than using it,
 * which a server would keep as long as it runs.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const child = fork(program, [folder], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let told = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (told += text))
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  if (code !== 0) throw new DatabaseStopped(new Error(told.trim() || `it could not be made (${signal ?? code})`))
}
