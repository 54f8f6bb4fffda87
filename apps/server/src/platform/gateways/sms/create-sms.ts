import { code } from '@sankalp/contract'
import type { Log } from '../../log.ts'
import type { Settings } from '../../settings.ts'
import { createDemoSms } from './demo.ts'
import { createMsg91 } from './msg91.ts'
import type { SmsGateway } from './sms.ts'
import { createTwilioVerify } from './twilio-verify.ts'

/** Creates the SMS gateway that the settings name. */
export function createSms(settings: Settings['sms'], log: Log): SmsGateway {
  switch (settings.provider) {
    case 'demo':
      // Put the code into the message text, because the log masks fields of these names. Only the demo runs this.
      return createDemoSms(({ phone, code }) =>
        log.info(`demo SMS: the code for the number ending in ${phone.slice(-2)} is ${code}`),
      )
    case 'msg91':
      return createMsg91({
        authKey: settings.authKey,
        templateIds: settings.templateIds,
        expiryMinutes: code.validSeconds / 60,
        base: settings.baseUrl,
      })
    case 'twilio':
      return createTwilioVerify({
        username: settings.accountSid,
        password: settings.authToken,
        serviceSid: settings.serviceSid,
        base: settings.baseUrl,
      })
  }
}
