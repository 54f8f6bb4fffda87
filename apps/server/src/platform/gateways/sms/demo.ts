import type { CodeMessage, SmsGateway } from './sms.ts'

/** Sends nothing: hands the message to whoever shows it, such as the demo's notification and log. */
export function createDemoSms(show: (message: CodeMessage) => void | Promise<void>): SmsGateway {
  return {
    name: 'demo',
    sendCode: async (message) => show(message),
  }
}
