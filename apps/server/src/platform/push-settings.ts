import { z } from 'zod'
import { publicKeyOf } from './gateways/push/vapid-keys.ts'

/** Browser notifications, as part of the environment. */
export const pushEnvironment = {
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(
      (text) => publicKeyOf(text) !== null,
      'must be a private VAPID key: 32 bytes as base64url (try: npx web-push generate-vapid-keys)',
    )
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^(https:\/\/.|mailto:.+@.)/.test(text),
      'must begin with mailto: or https://',
    )
    .optional(),
  PUSH_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
}
type Raw = z.output<z.ZodObject<typeof pushEnvironment>>

export type PushSettings = {
  /** Null: in the demo keys are made; in production browsers are not offered notifications. */
  keys: { publicKey: string; privateKey: string; subject: string } | null
  /** Push services besides those of the well-known browsers. */
  furtherHosts: string[]
}

const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

export function missingOfPush(raw: Raw): string[] {
  const missing = names.filter((name) => raw[name] === undefined)
  if (missing.length === names.length) return []
  if (missing.length > 0) return missing.map((name) => `${name} is missing (the three VAPID_… belong together)`)
  return publicKeyOf(raw.VAPID_PRIVATE_KEY!) === raw.VAPID_PUBLIC_KEY
    ? []
    : ['VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY']
}

export function pushSettings(raw: Raw): PushSettings {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: subject,
    PUSH_HOSTS: furtherHosts,
  } = raw
  return { keys: publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null, furtherHosts }
}
