import type { Transporter } from 'nodemailer'
import { type MailGateway, MailNotSent } from './mail.ts'

const name = 'smtp'
/** A mail server that is silent for this long is tried again later. */
const patienceMs = 15_000

type SmtpOptions = {
  /** smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465 */
  url: string
  /** Our own address, the sender of all mails. */
  from: string
  brand: string
}

/** Sends mail over SMTP. Passwords and mails are encrypted, except to a mail server on this machine. */
export function createSmtpMail({ url, from, brand }: SmtpOptions): MailGateway {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(!isSecure && (isLocal ? { ignoreTLS: true } : { requireTLS: true })),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // A mail is our own text: nothing in it is ever fetched or read from the disk.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let transport: Promise<Transporter> | undefined
  // Load it with the first mail: a demo never sends one.
  const openTransport = () =>
    (transport ??= import('nodemailer').then(({ createTransport }) => createTransport(options)))

  return {
    name,
    async send({ messageId, to, replyTo, subject, text, html, isAutomatic, writtenAt }) {
      try {
        await (
          await openTransport()
        ).sendMail({
          messageId,
          from: { name: brand, address: from },
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.address } }),
          subject,
          text,
          ...(html !== undefined && { html }),
          ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
          date: writtenAt,
        })
      } catch (error) {
        throw toMailNotSent(error)
      }
    },
  }
}

/** Keeps only the response code and the SMTP command: the server's message may quote addresses or the mail. */
function toMailNotSent(error: unknown): MailNotSent {
  const { code, command, responseCode, permanent } = error as {
    code?: string
    command?: string
    responseCode?: number
    permanent?: boolean
  }
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason given'
  return new MailNotSent(name, reason, permanent === true)
}
