import { code } from '@sankalp/contract'
import type { Settings } from '../../settings.ts'
import { createDemoSms } from './demo.ts'
import { createMsg91 } from './msg91.ts'
import type { CodeMessage, SmsGateway } from './sms.ts'
import { createTwilioVerify } from './twilio-verify.ts'

/** The gateway the settings ask for. `show` is how the demo lets people see their codes. */
export function createSms(settings: Settings['sms'], show: (message: CodeMessage) => void): SmsGateway {
  switch (settings.provider) {
    case 'demo':
      return createDemoSms(show)
    case 'msg91': {
      const { authKey, templateId, baseUrl: base } = settings
      const templateIds = { en: templateId, hin: templateId }
      return createMsg91({ authKey, templateIds, expiryMinutes: Math.ceil(code.validSeconds / 60), base })
    }
    case 'twilio': {
      const { accountSid, authToken, serviceSid, baseUrl: base } = settings
      return createTwilioVerify({ username: accountSid, password: authToken, serviceSid, base })
    }
  }
}
