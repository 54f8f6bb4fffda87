import type { MailGateway, MailMessage } from './mail.ts'

/** Sends nothing. Passes the mail to `show`, such as the demo's log. */
export function createDemoMail(show: (message: MailMessage) => void): MailGateway {
  return {
    name: 'demo',
    send: async (message) => show(message),
  }
}
