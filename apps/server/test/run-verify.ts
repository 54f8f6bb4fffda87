import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../src/verify.ts', import.meta.url))

/** Where what is stored is: a database of PostgreSQL, or the data folder of a server that does not run. */
export type Stored = { DATABASE_URL: string } | { DATA_DIR: string }

/** `npm run verify` in a process of its own: its exit code and all that it says. */
export function runVerify(stored: Stored): Promise<{ code: number; output: string }> {
  const { DATABASE_URL: _url, DATA_DIR: _folder, ...env } = process.env
  return new Promise((resolve) => {
    execFile(process.execPath, [program], { env: { ...env, ...stored } }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
      resolve({ code, output: stdout + stderr })
    })
  })
}
