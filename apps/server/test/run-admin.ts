import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Stored } from './run-verify.ts'

const program = fileURLToPath(new URL('../src/admin.ts', import.meta.url))

/** Runs `npm run admin -- …` in its own process; returns its exit code and its output. */
export function runAdmin(
  args: string[],
  stored: Stored | Record<string, string>,
): Promise<{ code: number; output: string; errors: string }> {
  const { DATABASE_URL: _url, DATA_DIR: _folder, SECRET: _secret, ...env } = process.env
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { env: { ...env, ...stored }, maxBuffer: 64 * 1024 * 1024 },
      (error, output, errors) => {
        resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, output, errors })
      },
    )
  })
}
