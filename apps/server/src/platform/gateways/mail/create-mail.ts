import type { Log } from '../../log.ts'
import type { Settings } from '../../settings.ts'
import { createDemoMail } from './demo.ts'
import type { MailGateway } from './mail.ts'
import { createSmtpMail } from './smtp.ts'

/** Creates the mail gateway that the settings name. */
export function createMail(settings: Settings['mail'], log: Log): MailGateway {
  if (settings.provider === 'demo') {
    // Put the mail into the message on purpose, where the log does not mask it: in the demo the log is the mailbox.
    return createDemoMail(({ to, subject, replyTo, text }) =>
      log.info(
        `demo mail to ${to}: ${subject}\n${replyTo ? `Reply-To: ${replyTo.name} <${replyTo.address}>\n` : ''}\n${text}`,
      ),
    )
  }
  return createSmtpMail({ url: settings.url, from: settings.from, brand: 'Sankalp' })
}
