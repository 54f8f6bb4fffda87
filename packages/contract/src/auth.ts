import { z } from 'zod'
import * as calls from './auth.calls.ts'
import { code, countryCodes, defaultCountryCode, phoneDigits, roles } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { because, personName } from './fields.ts'
import { isMobileNumber } from './phone.ts'
import { user } from './users.ts'

const phoneFields = {
  phone_number: z.string(because('phone')).length(phoneDigits, because('phone')).regex(/^\d+$/, because('phone')),
  country_code: z.enum(countryCodes, because('choice')).default(defaultCountryCode),
}

function isCallable(body: { phone_number: string; country_code: (typeof countryCodes)[number] }): boolean {
  return isMobileNumber(body.phone_number, body.country_code)
}
const atPhone = { path: ['phone_number'], message: because('phone') }

const session = {
  token: z.string(),
  id: z.uuid(),
  /** Epoch milliseconds, 30 minutes from now. */
  tokenExpiry: z.int(),
}

export const sendOtp = endpoint({
  name: 'sendOtp',
  feature: 'auth',
  summary: 'Sends a four-digit code to a mobile number. The response is the same for known and unknown numbers.',
  ...calls.sendOtp,
  access: 'anyone',
  body: z
    .object({
      ...phoneFields,
      // Part of the published call. It is accepted and ignored: the account's own role decides.
      role_type: z.enum(roles, because('choice')).optional(),
    })
    .refine(isCallable, atPhone),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
    /** Only in demo mode, where no message is sent. */
    otp: z.string().optional(),
  }),
  errors: ['CODE_WAIT', 'CODE_SENDS_USED_UP', 'SMS_NOT_SENT'],
  limit: { max: 300, windowSeconds: 3600 },
})

export const verifyOtp = endpoint({
  name: 'verifyOtp',
  feature: 'auth',
  summary: 'Exchanges a code for a token and a refresh cookie. The first exchange creates the account.',
  ...calls.verifyOtp,
  access: 'anyone',
  body: z
    .object({
      ...phoneFields,
      otp: z.string(because('code')).regex(new RegExp(`^\\d{${code.digits}}$`), because('code')),
      /** /signup asks for it first. It is ignored when the account exists. */
      name: personName(120).optional(),
    })
    .refine(isCallable, atPhone),
  reply: z.object({
    ...session,
    /** False when this sign-in created the account. */
    isLogin: z.boolean(),
    user: z.object({ user }),
  }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_USED_UP', 'ACCOUNT_BLOCKED'],
  limit: { max: 120, windowSeconds: 600 },
})

export const refreshToken = endpoint({
  name: 'refreshToken',
  feature: 'auth',
  summary: 'Exchanges the refresh cookie for a new token and a new cookie.',
  ...calls.refreshToken,
  access: 'anyone',
  reply: z.object(session),
  errors: ['SIGN_IN_NEEDED', 'FOREIGN_ORIGIN'],
  limit: { max: 120, windowSeconds: 600 },
})

export const logout = endpoint({
  name: 'logout',
  feature: 'auth',
  summary: 'Ends the session of the token or the refresh cookie, with its tokens and sockets.',
  ...calls.logout,
  access: 'anyone',
  reply: z.object({ success: z.literal(true) }),
  errors: ['FOREIGN_ORIGIN'],
  limit: { max: 120, windowSeconds: 600 },
})
