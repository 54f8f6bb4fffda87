import type { Language } from '@sankalp/contract'
import { bonusSharePaise } from '@sankalp/contract/wallet-rules'
import { z } from 'zod'
import {
  type CompanySettings,
  type MailSettings,
  companyEnvironment,
  companySettings,
  mailSettings,
  missingOfCompany,
} from './company-settings.ts'
import { isEasyToGuess } from './easy-secret.ts'
import { findWrongProxy } from './http/trusted-proxies.ts'
import { type PushSettings, missingOfPush, pushEnvironment, pushSettings } from './push-settings.ts'
import { missingOfSecret, otherSecret, secretEnvironment, secretMissingInProduction } from './secret-settings.ts'
import type { OtherSecret } from './secrets.ts'
import { type StorageSettings, missingOfStorage, storageEnvironment, storageSettings } from './storage-settings.ts'

/** All settings from the environment, read once at start. */
export type Settings = {
  mode: 'demo' | 'production'
  dev: boolean
  host: string
  port: number
  /** The public URL, without a trailing slash. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  redisUrl: string | null
  /** Keys the hashes of codes and tokens. Null in demo mode: a secret is created and stored in the data folder. */
  secret: string | null
  /** Also accepted while the secret changes. */
  otherSecret: OtherSecret | null
  /** Proxies whose X-Forwarded-For is trusted: addresses or ranges. Empty: none. */
  trustedProxies: string[]
  logLevel: string
  /**
   * A caller with this Bearer token may read /metrics. Null: only this machine may in the demo, and no caller in
   * production.
   */
  metricsToken: string | null
  sms:
    | { provider: 'demo' }
    | { provider: 'msg91'; authKey: string; templateIds: Record<Language, string>; baseUrl: string }
    | { provider: 'twilio'; accountSid: string; authToken: string; serviceSid: string; baseUrl: string }
  payment:
    | { provider: 'demo' }
    | { provider: 'razorpay'; keyId: string; keySecret: string; webhookSecret: string; baseUrl: string }
  ice: IceSettings
  mail: MailSettings
  push: PushSettings
  storage: StorageSettings
  company: CompanySettings
  /** Whether the server itself plays some of the demo's acharyas, so that some are online. */
  demoAcharyas: boolean
  /** Whether a new database is filled with sixty days of a small town's life. */
  demoHistory: boolean
  /** The memory for rendered pages in each process. 0 renders every page anew. */
  pageCacheMb: number
  /** The maximum number of codes sent in a day, over all numbers: limits the cost of a flood. */
  codesPerDay: number
  /** The maximum number of wrong codes in an hour, over all numbers, before sign-in pauses. */
  codeFailuresPerHour: number
  /** The daily limit of an acharya's shares of bonus money that we bear, for each user and acharya. */
  bonusSharePaise: number
  /** Whether operators must have a second factor or may choose one. */
  secondFactor: 'operators' | 'optional'
  /**
   * After a stop signal, whatever is not closed within this time is abandoned. Shorter than the 10 s after which Docker
   * kills the process.
   */
  stopWithinSeconds: number
}

/** The servers that help the two browsers of a call to connect. */
export type IceSettings = {
  stunUrls: string[]
  /** A relay for browsers that cannot connect directly: coturn with a REST secret. */
  turn: { urls: string[]; secret: string } | null
}

/** Thrown with all problems at once, so that the administrator can correct them in one go. */
export class SettingsError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The settings are not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

type Environment = Record<string, string | undefined>

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
/** Providers receive keys and money: allow an unencrypted URL only on this machine, where tests run their own. */
const providerUrl = url(['http:', 'https:']).refine(
  (text) =>
    !URL.canParse(text) ||
    new URL(text).protocol === 'https:' ||
    ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname),
  'must begin with https:// (http:// only on this machine)',
)

/** Returns whether the text is a bare origin. It is used in links and compared with an Origin header. */
function isBareOrigin(text: string): boolean {
  const { origin } = URL.canParse(text) ? new URL(text) : { origin: '' }
  return text.replace(/\/+$/, '').toLowerCase() === origin
}

/** URLs separated by commas, or "none". */
const iceUrls = (pattern: RegExp) =>
  z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(',').map((part) => part.trim())))
    .refine(
      (urls) => urls.every((one) => pattern.test(one)),
      'must be addresses such as stun:host:port or turn:host:port, with commas between them',
    )

const environment = z.object({
  SANKALP_MODE: oneOf(['demo', 'production']).default('demo'),
  SANKALP_DEV: z.string().optional(),
  HOST: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: url(['http:', 'https:'])
    .refine(isBareOrigin, 'must be only https://name, without a user, a path or anything after it')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .superRefine((proxies, context) => {
      const wrong = findWrongProxy(proxies)
      if (wrong) context.addIssue(wrong)
    }),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SMS_PROVIDER: oneOf(['demo', 'msg91', 'twilio']).default('demo'),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_TEMPLATE_ID: z.string().optional(),
  MSG91_TEMPLATE_ID_HINDI: z.string().optional(),
  MSG91_BASE_URL: providerUrl.default('https://control.msg91.com'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_VERIFY_SERVICE_SID: z.string().optional(),
  TWILIO_BASE_URL: providerUrl.default('https://verify.twilio.com'),
  PAYMENT_PROVIDER: oneOf(['demo', 'razorpay']).default('demo'),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_BASE_URL: providerUrl.default('https://api.razorpay.com'),
  STUN_URLS: iceUrls(/^stuns?:[\w.:[\]-]+$/).default(['stun:stun.l.google.com:19302']),
  TURN_URLS: iceUrls(/^turns?:[\w.:[\]-]+(\?transport=(udp|tcp))?$/).default([]),
  TURN_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  ...secretEnvironment,
  ...storageEnvironment,
  ...companyEnvironment,
  ...pushEnvironment,
  DEMO_ACHARYAS: oneOf(['on', 'off']).default('on'),
  DEMO_HISTORY: oneOf(['on', 'off']).default('on'),
  PAGE_CACHE_MB: wholeNumber(0, 4096).default(64),
  CODES_PER_DAY: wholeNumber(1, 10_000_000).default(20_000),
  CODE_FAILURES_PER_HOUR: wholeNumber(10, 1_000_000).default(2_000),
  BONUS_SHARE_RUPEES_PER_DAY: wholeNumber(0, 1_000_000).default(bonusSharePaise / 100),
  SECOND_FACTOR: oneOf(['operators', 'optional']).optional(),
  STOP_WITHIN_SECONDS: wholeNumber(2, 600).default(9),
})
type Raw = z.output<typeof environment>

/** Reads and checks the settings, or throws the whole list of problems. */
export function readSettings(env: Environment): Settings {
  // Treat an empty variable, as in a compose file, as not set.
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  }
  const raw = parsed.data
  const problems = [
    ...missingFor(raw),
    ...missingOfPush(raw),
    ...missingOfSecret(raw),
    ...missingOfStorage(raw),
    ...(raw.SANKALP_MODE === 'production' ? missingInProduction(raw) : []),
  ]
  if (problems.length > 0) throw new SettingsError(problems)
  const production = raw.SANKALP_MODE === 'production'
  return {
    mode: raw.SANKALP_MODE,
    dev: raw.SANKALP_DEV === '1',
    host: raw.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: raw.PORT,
    publicUrl: (raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`).replace(/\/+$/, ''),
    dataDir: raw.DATA_DIR,
    databaseUrl: raw.DATABASE_URL ?? null,
    redisUrl: raw.REDIS_URL ?? null,
    secret: raw.SECRET ?? null,
    otherSecret: otherSecret(raw),
    trustedProxies: raw.TRUSTED_PROXIES,
    logLevel: raw.LOG_LEVEL,
    metricsToken: raw.METRICS_TOKEN ?? null,
    sms: smsSettings(raw),
    payment: paymentSettings(raw),
    ice: {
      stunUrls: raw.STUN_URLS,
      turn: raw.TURN_URLS.length > 0 ? { urls: raw.TURN_URLS, secret: raw.TURN_SECRET! } : null,
    },
    mail: mailSettings(raw),
    push: pushSettings(raw),
    storage: storageSettings(raw),
    company: companySettings(raw),
    demoAcharyas: !production && raw.DEMO_ACHARYAS === 'on',
    demoHistory: !production && raw.DEMO_HISTORY === 'on',
    pageCacheMb: raw.PAGE_CACHE_MB,
    codesPerDay: raw.CODES_PER_DAY,
    codeFailuresPerHour: raw.CODE_FAILURES_PER_HOUR,
    bonusSharePaise: raw.BONUS_SHARE_RUPEES_PER_DAY * 100,
    secondFactor: raw.SECOND_FACTOR ?? (production ? 'operators' : 'optional'),
    stopWithinSeconds: raw.STOP_WITHIN_SECONDS,
  }
}

const neededBy = {
  SMS_PROVIDER: {
    demo: [],
    msg91: ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
    twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_VERIFY_SERVICE_SID'],
  },
  PAYMENT_PROVIDER: {
    demo: [],
    razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  },
  MAIL_PROVIDER: {
    demo: [],
    smtp: ['SMTP_URL', 'SUPPORT_EMAIL'],
  },
} as const

function missingFor(raw: Raw): string[] {
  const needed = [
    ...neededBy.SMS_PROVIDER[raw.SMS_PROVIDER].map((name) => [name, `SMS_PROVIDER=${raw.SMS_PROVIDER}`] as const),
    ...neededBy.PAYMENT_PROVIDER[raw.PAYMENT_PROVIDER].map(
      (name) => [name, `PAYMENT_PROVIDER=${raw.PAYMENT_PROVIDER}`] as const,
    ),
    ...neededBy.MAIL_PROVIDER[raw.MAIL_PROVIDER].map((name) => [name, `MAIL_PROVIDER=${raw.MAIL_PROVIDER}`] as const),
  ]
  const turn = raw.TURN_URLS.length > 0 && !raw.TURN_SECRET ? ['TURN_SECRET is missing (needed by TURN_URLS)'] : []
  return [
    ...needed.filter(([name]) => !raw[name]).map(([name, why]) => `${name} is missing (needed by ${why})`),
    ...turn,
  ]
}

/** Returns the problems of a production setup: it refuses every part that exists only for the demo. */
function missingInProduction(raw: Raw): string[] {
  const problems: string[] = []
  if (!raw.DATABASE_URL)
    problems.push('DATABASE_URL is missing: production needs PostgreSQL, not the embedded database')
  problems.push(...secretMissingInProduction(raw))
  if (!raw.PUBLIC_URL) problems.push('PUBLIC_URL is missing: the https address people use')
  else if (!raw.PUBLIC_URL.startsWith('https:')) problems.push('PUBLIC_URL must begin with https: in production')
  if (raw.SMS_PROVIDER === 'demo') problems.push('SMS_PROVIDER is demo: choose msg91 or twilio')
  for (const name of ['MSG91_BASE_URL', 'TWILIO_BASE_URL'] as const) {
    if (!raw[name].startsWith('https:'))
      problems.push(`${name} must begin with https: in production: codes and keys go there`)
  }
  if (raw.PAYMENT_PROVIDER === 'demo') problems.push('PAYMENT_PROVIDER is demo: choose razorpay')
  problems.push(...ownSecretsEasyToGuess(raw))
  problems.push(...missingOfCompany(raw))
  if (raw.SECOND_FACTOR === 'optional') problems.push('SECOND_FACTOR is optional: in production operators need one')
  if (raw.SANKALP_DEV === '1') problems.push('SANKALP_DEV must not be set in production')
  return problems
}

/**
 * Returns the problems of secrets that the administrator types. A guessed webhook secret would let anyone forge a
 * payment.
 */
function ownSecretsEasyToGuess(raw: Raw): string[] {
  return (['RAZORPAY_WEBHOOK_SECRET', 'METRICS_TOKEN', 'TURN_SECRET'] as const)
    .filter((name) => raw[name] !== undefined && (raw[name].length < 16 || isEasyToGuess(raw[name])))
    .map((name) => `${name} is too easy to guess: at least 16 random characters (try: openssl rand -base64 24)`)
}

// missingFor has checked that the settings of the provider are present.
function smsSettings(raw: Raw): Settings['sms'] {
  switch (raw.SMS_PROVIDER) {
    case 'demo':
      return { provider: 'demo' }
    case 'msg91':
      return {
        provider: 'msg91',
        authKey: raw.MSG91_AUTH_KEY!,
        templateIds: { en: raw.MSG91_TEMPLATE_ID!, hin: raw.MSG91_TEMPLATE_ID_HINDI ?? raw.MSG91_TEMPLATE_ID! },
        baseUrl: raw.MSG91_BASE_URL,
      }
    case 'twilio':
      return {
        provider: 'twilio',
        accountSid: raw.TWILIO_ACCOUNT_SID!,
        authToken: raw.TWILIO_AUTH_TOKEN!,
        serviceSid: raw.TWILIO_VERIFY_SERVICE_SID!,
        baseUrl: raw.TWILIO_BASE_URL,
      }
  }
}

function paymentSettings(raw: Raw): Settings['payment'] {
  if (raw.PAYMENT_PROVIDER === 'demo') return { provider: 'demo' }
  return {
    provider: 'razorpay',
    keyId: raw.RAZORPAY_KEY_ID!,
    keySecret: raw.RAZORPAY_KEY_SECRET!,
    webhookSecret: raw.RAZORPAY_WEBHOOK_SECRET!,
    baseUrl: raw.RAZORPAY_BASE_URL,
  }
}
