import type { Language } from '@sankalp/contract'
import { z } from 'zod'
import { type CompanySettings, type MailSettings, companyEnvironment, companySettings, mailSettings, missingOfCompany } from './company-settings.ts'

/** Everything that can be set from outside, read once at start. */
export type Settings = {
  mode: 'demo' | 'production'
  dev: boolean
  host: string
  port: number
  /** The address people use, without a trailing slash. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  redisUrl: string | null
  /** Keys the hashes of codes and tokens. In demo mode null: one is made and kept in the data folder. */
  secret: string | null
  /** Proxies whose X-Forwarded-For is believed: addresses or ranges. Empty: nobody's. */
  trustedProxies: string[]
  logLevel: string
  sms:
    | { provider: 'demo' }
    | { provider: 'msg91'; authKey: string; templateIds: Record<Language, string>; baseUrl: string }
    | { provider: 'twilio'; accountSid: string; authToken: string; serviceSid: string; baseUrl: string }
  payment: { provider: 'demo' } | { provider: 'razorpay'; keyId: string; keySecret: string; webhookSecret: string }
  mail: MailSettings
  company: CompanySettings
  /** Whether some of the demo's acharyas are played by the server itself, so that somebody is online. */
  demoAcharyas: boolean
  /** All codes sent in a day, over all numbers: a ceiling on what a flood can cost. */
  codesPerDay: number
  /** Wrong codes in an hour, over all numbers, before sign-in pauses. */
  codeFailuresPerHour: number
}

/** Thrown with every problem at once, so that whoever sets it up need not start ten times. */
export class SettingsError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The settings are not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

type Environment = Record<string, string | undefined>

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, `must be one of ${values.join(', ')}`)
const wholeNumber = (min: number, max: number) =>
  z.coerce.number('must be a number').int('must be a whole number').min(min, `must be at least ${min}`).max(max, `must be at most ${max}`)
const url = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)

const environment = z.object({
  SANKALP_MODE: oneOf(['demo', 'production']).default('demo'),
  SANKALP_DEV: z.string().optional(),
  HOST: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters (try: openssl rand -base64 33)').optional(),
  TRUSTED_PROXIES: z.string().default(''),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SMS_PROVIDER: oneOf(['demo', 'msg91', 'twilio']).default('demo'),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_TEMPLATE_ID: z.string().optional(),
  MSG91_TEMPLATE_ID_HINDI: z.string().optional(),
  MSG91_BASE_URL: url(['http:', 'https:']).default('https://control.msg91.com'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_VERIFY_SERVICE_SID: z.string().optional(),
  TWILIO_BASE_URL: url(['http:', 'https:']).default('https://verify.twilio.com'),
  PAYMENT_PROVIDER: oneOf(['demo', 'razorpay']).default('demo'),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  ...companyEnvironment,
  DEMO_ACHARYAS: oneOf(['on', 'off']).default('on'),
  CODES_PER_DAY: wholeNumber(1, 10_000_000).default(20_000),
  CODE_FAILURES_PER_HOUR: wholeNumber(10, 1_000_000).default(2_000),
})
type Raw = z.output<typeof environment>

/** Reads and checks the settings, or throws the whole list of what is wrong. */
export function readSettings(env: Environment): Settings {
  // An empty variable in a compose file means "not set".
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  }
  const raw = parsed.data
  const problems = [...missingFor(raw), ...(raw.SANKALP_MODE === 'production' ? missingInProduction(raw) : [])]
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
    trustedProxies: raw.TRUSTED_PROXIES.split(',').map((text) => text.trim()).filter(Boolean),
    logLevel: raw.LOG_LEVEL,
    sms: smsSettings(raw),
    payment: paymentSettings(raw),
    mail: mailSettings(raw),
    company: companySettings(raw),
    demoAcharyas: !production && raw.DEMO_ACHARYAS === 'on',
    codesPerDay: raw.CODES_PER_DAY,
    codeFailuresPerHour: raw.CODE_FAILURES_PER_HOUR,
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
    ...neededBy.PAYMENT_PROVIDER[raw.PAYMENT_PROVIDER].map((name) => [name, `PAYMENT_PROVIDER=${raw.PAYMENT_PROVIDER}`] as const),
    ...neededBy.MAIL_PROVIDER[raw.MAIL_PROVIDER].map((name) => [name, `MAIL_PROVIDER=${raw.MAIL_PROVIDER}`] as const),
  ]
  return needed.filter(([name]) => !raw[name]).map(([name, why]) => `${name} is missing (needed by ${why})`)
}

/** Production refuses every part that exists only for the demo. */
function missingInProduction(raw: Raw): string[] {
  const problems: string[] = []
  if (!raw.DATABASE_URL) problems.push('DATABASE_URL is missing: production needs PostgreSQL, not the embedded database')
  if (!raw.SECRET) problems.push('SECRET is missing: at least 32 random characters, the same for every process')
  else if (new Set(raw.SECRET).size < 10) problems.push('SECRET is too easy to guess: make it of random characters')
  if (!raw.PUBLIC_URL) problems.push('PUBLIC_URL is missing: the https address people use')
  else if (!raw.PUBLIC_URL.startsWith('https:')) problems.push('PUBLIC_URL must begin with https: in production')
  if (raw.SMS_PROVIDER === 'demo') problems.push('SMS_PROVIDER is demo: choose msg91 or twilio')
  if (raw.PAYMENT_PROVIDER === 'demo') problems.push('PAYMENT_PROVIDER is demo: choose razorpay')
  problems.push(...missingOfCompany(raw))
  if (raw.SANKALP_DEV === '1') problems.push('SANKALP_DEV must not be set in production')
  return problems
}

// missingFor has made sure that what a provider needs is there.
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
  }
}
