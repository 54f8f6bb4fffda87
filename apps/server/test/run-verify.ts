import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../src/verify.ts', import.meta.url))

/** Where the data is stored: a PostgreSQL database, or the data folder of a server that is not running. */
export type Stored = { DATABASE_URL: string } | { DATA_DIR: string }

/** Runs `npm run verify` in its own process; returns its exit code and its whole output. */
export function runVerify(stored: Stored): Promise<{ code: number; output: string }> {
  const { DATABASE_URL: _url, DATA_DIR: _folder, ...env } = process.env
  return new Promise((resolve) => {
    execFile(process.execPath, [program], { env: { ...env, ...stored } }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
      resolve({ code, output: stdout + stderr })
    })
  })
}
