import type { CodeMessage, SmsGateway } from './sms.ts'

/** Sends nothing. Passes the message to `show`, such as the demo's notification and log. */
export function createDemoSms(show: (message: CodeMessage) => void | Promise<void>): SmsGateway {
  return {
    name: 'demo',
    sendCode: async (message) => show(message),
  }
}
