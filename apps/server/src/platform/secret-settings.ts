import { z } from 'zod'
import { isEasyToGuess } from './easy-secret.ts'
import type { OtherSecret } from './secrets.ts'

const secret = z.string().min(32, 'must have at least 32 characters (try: openssl rand -base64 33)').optional()

/** The signing secret and, during a change of it, the other accepted one (`npm run admin -- rotate-secret`). */
export const secretEnvironment = {
  SECRET: secret,
  SECRET_ALSO: secret,
  SECRET_ALSO_UNTIL: z.iso
    .datetime({ offset: true, error: 'must be an instant such as 2026-12-31T18:30:00Z' })
    .optional(),
}
type Raw = z.output<z.ZodObject<typeof secretEnvironment>>

export function missingOfSecret(raw: Raw): string[] {
  const problems: string[] = []
  if (raw.SECRET_ALSO && !raw.SECRET) problems.push('SECRET_ALSO is set, but SECRET is not')
  if (raw.SECRET_ALSO && raw.SECRET_ALSO === raw.SECRET) problems.push('SECRET_ALSO is the same as SECRET')
  if (raw.SECRET_ALSO_UNTIL && !raw.SECRET_ALSO) problems.push('SECRET_ALSO_UNTIL is set, but SECRET_ALSO is not')
  return problems
}

export function secretMissingInProduction(raw: Raw): string[] {
  if (!raw.SECRET) return ['SECRET is missing: at least 32 random characters, the same for every process']
  return (['SECRET', 'SECRET_ALSO'] as const)
    .filter((name) => raw[name] && isEasyToGuess(raw[name]))
    .map((name) => `${name} is too easy to guess: make it of random characters`)
}

export function otherSecret(raw: Raw): OtherSecret | null {
  return raw.SECRET_ALSO
    ? { key: raw.SECRET_ALSO, until: raw.SECRET_ALSO_UNTIL ? new Date(raw.SECRET_ALSO_UNTIL) : null }
    : null
}
