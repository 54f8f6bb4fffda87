import { isEmailAddress } from '@sankalp/contract/contact-rules'
import { stateOfGstin } from '@sankalp/contract/gst'
import { z } from 'zod'

const emailAddress = z.string().refine(isEmailAddress, 'must be an e-mail address')
const smtpUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^smtps?:\/\/./.test(text) && new URL(text).hostname !== '',
    'must be an address that begins with smtp:// or smtps://',
  )

/** The company that runs the product and its mail, as part of the environment. */
export const companyEnvironment = {
  MAIL_PROVIDER: z.enum(['demo', 'smtp'], 'must be one of demo, smtp').default('demo'),
  SMTP_URL: smtpUrl.optional(),
  SUPPORT_EMAIL: emailAddress.optional(),
  COMPANY_NAME: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, 'must be a GST number of 15 characters')
    .refine((gstin) => stateOfGstin(gstin) !== null, 'must begin with the code of a state')
    .optional(),
  GRIEVANCE_NAME: z.string().optional(),
  GRIEVANCE_EMAIL: emailAddress.optional(),
}
type Raw = z.output<z.ZodObject<typeof companyEnvironment>>

export type MailSettings = { provider: 'demo' } | { provider: 'smtp'; url: string; from: string }

/** Null where nothing is set, which only the demo allows. */
export type CompanySettings = {
  name: string | null
  address: string | null
  /** Printed on tax invoices. Its first two digits are the state in which the company pays its taxes. */
  gstin: string | null
  supportEmail: string | null
  grievanceName: string | null
  grievanceEmail: string | null
}

/** The settings that the law and the mailbox require in production. */
const neededInProduction = {
  COMPANY_NAME: 'the name of the company, shown on the terms and privacy page',
  COMPANY_ADDRESS: 'its postal address',
  COMPANY_GSTIN: 'its GST number, which a tax invoice must carry',
  SUPPORT_EMAIL: 'the mailbox that messages of users go to',
  GRIEVANCE_NAME: 'the grievance officer that Indian law asks for',
  GRIEVANCE_EMAIL: 'the address of that officer',
} as const

export function missingOfCompany(raw: Raw): string[] {
  const names = Object.entries(neededInProduction) as [keyof typeof neededInProduction, string][]
  const missing = names.filter(([name]) => !raw[name]).map(([name, why]) => `${name} is missing: ${why}`)
  return raw.MAIL_PROVIDER === 'demo' ? [...missing, 'MAIL_PROVIDER is demo: choose smtp'] : missing
}

// Returns the mail settings. The caller must have checked that the settings of the provider are present.
export function mailSettings(raw: Raw): MailSettings {
  return raw.MAIL_PROVIDER === 'demo'
    ? { provider: 'demo' }
    : { provider: 'smtp', url: raw.SMTP_URL!, from: raw.SUPPORT_EMAIL! }
}

export function companySettings(raw: Raw): CompanySettings {
  return {
    name: raw.COMPANY_NAME ?? null,
    address: raw.COMPANY_ADDRESS ?? null,
    gstin: raw.COMPANY_GSTIN ?? null,
    supportEmail: raw.SUPPORT_EMAIL ?? null,
    grievanceName: raw.GRIEVANCE_NAME ?? null,
    grievanceEmail: raw.GRIEVANCE_EMAIL ?? null,
  }
}
