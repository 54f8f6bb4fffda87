import { z } from 'zod'
import { code as signInCode } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { because } from './fields.ts'
import * as calls from './second-factor.calls.ts'
import { cleanFactorCode, isAppCode, isRecoveryCode } from './second-factor-rules.ts'

const feature = 'second-factor'
const read = { max: 120, windowSeconds: 60 }
/** Wrong codes have their own limits, per account. */
const write = { max: 60, windowSeconds: 600 }

const state = z.object({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  /** Whether the second factor was entered in this session. */
  isGiven: z.boolean(),
  /** Whether this account requires a second factor for everything. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.output<typeof state>

const typed = z.string(because('required')).max(60, because('tooLong')).transform(cleanFactorCode)
const body = z.object({ code: typed.refine((text) => isAppCode(text) || isRecoveryCode(text), because('invalid')) })
/** Shown once. Only their hashes are stored. */
const recoveryCodes = z.array(z.string())

export const getSecondFactor = endpoint({
  name: 'getSecondFactor',
  feature,
  summary: 'Returns whether an acharya or an operator has a second factor, and whether this session has given it.',
  ...calls.getSecondFactor,
  access: 'staff',
  reply: state,
  errors: [],
  limit: read,
})

export const beginSecondFactor = endpoint({
  name: 'beginSecondFactor',
  feature,
  summary:
    'Creates a secret for an authenticator app. Requires a fresh sign-in code of the caller’s own number (sendOtp).',
  ...calls.beginSecondFactor,
  access: 'staff',
  body: z.object({ otp: z.string(because('code')).regex(new RegExp(`^\\d{${signInCode.digits}}$`), because('code')) }),
  reply: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_USED_UP', 'SECOND_FACTOR_ON'],
  limit: write,
})

export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  feature,
  summary:
    'Switches the second factor on with its first code. Every other session of the account ends; the recovery codes are shown only this once.',
  ...calls.confirmSecondFactor,
  access: 'staff',
  body: z.object({ code: typed.refine(isAppCode, because('invalid')) }),
  reply: z.object({ recoveryCodes }),
  errors: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF'],
  limit: write,
})

export const giveSecondFactor = endpoint({
  name: 'giveSecondFactor',
  feature,
  summary: 'Gives the second factor for this session: a code of the app, or a recovery code, each valid once.',
  ...calls.giveSecondFactor,
  access: 'staff',
  body,
  reply: state,
  errors: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_OFF'],
  limit: write,
})

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  feature,
  summary: 'Creates ten new recovery codes, which replace all earlier ones.',
  ...calls.renewRecoveryCodes,
  access: 'staff',
  body,
  reply: z.object({ recoveryCodes }),
  errors: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_OFF'],
  limit: write,
})

export const switchOffSecondFactor = endpoint({
  name: 'switchOffSecondFactor',
  feature,
  summary: 'Switches the second factor off, with one of its codes.',
  ...calls.switchOffSecondFactor,
  access: 'staff',
  body,
  reply: state,
  errors: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_OFF'],
  limit: write,
})
