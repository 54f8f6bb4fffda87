import { z } from 'zod'
import { DEFAULT_TIMEOUT_MS, postToCarrier } from './carrier-request.ts'
import { SmsNotSent } from './sms.ts'
import type { CodeMessage, SmsGateway } from './sms.ts'

export type Msg91Settings = {
  authKey: string
  /** The wording is registered with the telecom regulator beforehand, one template per language. */
  templateIds: Record<CodeMessage['language'], string>
  expiryMinutes: number
  base?: string
  timeoutMs?: number
}

const answerSchema = z.object({ type: z.enum(['success', 'error']), message: z.string().optional() })

/**
 * MSG91's known errors, recognised by their message. The message itself is not passed on, because it may quote the
 * phone number.
 */
const complaints: [RegExp, string][] = [
  [/auth/i, 'the auth key was not accepted'],
  [/template/i, 'the template was not accepted'],
  [/whitelist|ip ?blocked/i, 'this machine’s address is not allowed'],
  [/balance|credit/i, 'the balance is used up'],
  [/mobile|number/i, 'the phone number was not accepted'],
]

/** Creates the gateway to MSG91's OTP API, version 5. */
export function createMsg91(settings: Msg91Settings): SmsGateway {
  const { authKey, templateIds, expiryMinutes } = settings
  const { base = 'https://control.msg91.com', timeoutMs = DEFAULT_TIMEOUT_MS } = settings
  const gateway = 'msg91'

  return {
    name: gateway,
    async sendCode({ phone, code, language }) {
      const url = new URL('/api/v5/otp', base)
      url.search = new URLSearchParams({
        template_id: templateIds[language],
        mobile: phone.replace(/^\+/, ''),
        otp: code,
        otp_length: String(code.length),
        otp_expiry: String(expiryMinutes),
      }).toString()
      // In the header rather than the URL, which the documentation also allows: URLs get logged.
      const headers = { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' }

      // The body is for further variables of a template; ours have none.
      const answer = await postToCarrier({ gateway, url, headers, body: '{}', timeoutMs })
      const parsed = answerSchema.safeParse(answer.body)
      if (!parsed.success) throw new SmsNotSent(gateway, `an answer of unknown form (HTTP ${answer.status})`)
      // Refusals come with HTTP 200 too.
      if (parsed.data.type === 'error') throw new SmsNotSent(gateway, nameComplaint(parsed.data.message ?? ''))
      if (answer.status !== 200) throw new SmsNotSent(gateway, `HTTP ${answer.status}`)
    },
  }
}

function nameComplaint(sentence: string): string {
  const known = complaints.find(([pattern]) => pattern.test(sentence))
  return known ? known[1] : 'the request was refused'
}
