import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { refreshDays } from '@sankalp/contract'
import { later } from '../../platform/clock.ts'
import { randomToken } from '../../platform/secrets.ts'
import { AdminRefusal } from './admin-refusal.ts'

export type SecretLines = { SECRET: string; SECRET_ALSO?: string | undefined; SECRET_ALSO_UNTIL?: string | undefined }
type Asked = { now: Date; days: number; leaked: boolean }

const names = ['SECRET', 'SECRET_ALSO', 'SECRET_ALSO_UNTIL'] as const
/**
 * As long as the longest unused session lives: a user who returns within it gets tickets signed with the new secret.
 */
export const usualDays = refreshDays

/**
 * Returns the next step of a secret rotation. A secret changes in two steps, so that no server ever refuses what
 * another has signed: first all servers accept the next secret, then all sign with it and still accept the previous
 * one.
 */
export function nextStep(lines: SecretLines, { now, days, leaked }: Asked): { lines: SecretLines; whatNext: string } {
  if (leaked) {
    return {
      lines: { SECRET: randomToken() },
      whatNext:
        'Restart every server now. Whatever the old secret has signed is worth nothing from then on: everybody signs in again.',
    }
  }
  const { SECRET, SECRET_ALSO: also, SECRET_ALSO_UNTIL: until } = lines
  if (also !== undefined && until === undefined) {
    const end = later(now, days * 24 * 3600).toISOString()
    return {
      lines: { SECRET: also, SECRET_ALSO: SECRET, SECRET_ALSO_UNTIL: end },
      whatNext: `Restart every server, one after the other: from now on the new secret signs. The old one is accepted until ${end}; nobody is signed out.`,
    }
  }
  if (until !== undefined && new Date(until) > now) {
    throw new AdminRefusal(
      `The last change is not over: the secret before is accepted until ${until}. Change it again after that, or with --leaked at once (everybody signs in again).`,
    )
  }
  return {
    lines: { SECRET, SECRET_ALSO: randomToken() },
    whatNext:
      'Step 1 of 2. Restart every server, one after the other, so that all accept the next secret. When the last one runs, call rotate-secret again.',
  }
}

export function readLines(env: Readonly<Record<string, string | undefined>>): SecretLines {
  const { SECRET, SECRET_ALSO, SECRET_ALSO_UNTIL } = env
  if (!SECRET) throw new AdminRefusal('SECRET is not set here. Name the file that has it: --env-file .env')
  return { SECRET, SECRET_ALSO: SECRET_ALSO || undefined, SECRET_ALSO_UNTIL: SECRET_ALSO_UNTIL || undefined }
}

/** Takes the next step in a settings file and leaves every other line unchanged. */
export async function changeEnvFile(file: string, asked: Asked): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new AdminRefusal(`${file} cannot be read (${error.code}).`)
  })
  const { lines, whatNext } = nextStep(readLines(parseEnv(text)), asked)
  const kept = text
    .split('\n')
    .filter((line) => !names.some((name) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line)))
  while (kept.at(-1) === '') kept.pop()
  // Write to a temporary file and rename it: a half-written settings file would stop every server.
  await writeFile(`${file}.part`, [...kept, ...toText(lines), ''].join('\n'), { mode: (await stat(file)).mode & 0o777 })
  await rename(`${file}.part`, file)
  return `${file} has been changed. ${whatNext}`
}

export function toText(lines: SecretLines): string[] {
  return names.flatMap((name) => (lines[name] === undefined ? [] : [`${name}=${lines[name]}`]))
}
