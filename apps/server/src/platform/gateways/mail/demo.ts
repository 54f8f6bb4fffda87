import type { MailGateway, MailMessage } from './mail.ts'

/** Sends nothing: hands the letter to whoever shows it, such as the demo's log. */
export function createDemoMail(show: (message: MailMessage) => void): MailGateway {
  return {
    name: 'demo',
    send: async (message) => show(message),
  }
}
