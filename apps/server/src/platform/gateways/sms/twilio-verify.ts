import { z } from 'zod'
import { DEFAULT_TIMEOUT_MS, postToCarrier } from './carrier-request.ts'
import { SmsNotSent } from './sms.ts'
import type { SmsGateway } from './sms.ts'

export type TwilioVerifySettings = {
  /** An API key and its secret, or the account's SID and its token. */
  username: string
  password: string
  /** "VA…"; the service must have "Enable Custom Verification Code" switched on. */
  serviceSid: string
  base?: string
  timeoutMs?: number
}

const locales = { en: 'en', hin: 'hi' }

const verificationSchema = z.object({ sid: z.string(), status: z.string() })
const errorSchema = z.object({ code: z.int() })

/** Creates the gateway to Twilio Verify, version 2, with our own codes. */
export function createTwilioVerify(settings: TwilioVerifySettings): SmsGateway {
  const { username, password, serviceSid } = settings
  const { base = 'https://verify.twilio.com', timeoutMs = DEFAULT_TIMEOUT_MS } = settings
  const gateway = 'twilio-verify'
  const headers = {
    authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  }

  async function post(path: string, fields: Record<string, string>, expectedStatus: string) {
    const url = new URL(`/v2/Services/${encodeURIComponent(serviceSid)}/Verifications${path}`, base)
    const body = new URLSearchParams(fields).toString()
    const answer = await postToCarrier({ gateway, url, headers, body, timeoutMs })
    if (answer.status >= 300) {
      const error = errorSchema.safeParse(answer.body)
      throw new SmsNotSent(gateway, `HTTP ${answer.status}${error.success ? `, Twilio error ${error.data.code}` : ''}`)
    }
    const verification = verificationSchema.safeParse(answer.body)
    if (!verification.success) throw new SmsNotSent(gateway, `an answer of unknown form (HTTP ${answer.status})`)
    if (verification.data.status !== expectedStatus) {
      throw new SmsNotSent(gateway, `the verification is not ${expectedStatus}`)
    }
  }

  return {
    name: gateway,
    async sendCode({ phone, code, language }) {
      await post('', { To: phone, Channel: 'sms', CustomCode: code, Locale: locales[language] }, 'pending')
    },
    async reportVerified(phone) {
      await post(`/${encodeURIComponent(phone)}`, { Status: 'approved' }, 'approved')
    },
  }
}
