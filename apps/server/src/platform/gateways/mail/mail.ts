/** A mail to the operator's own mailbox or a notification to a user. */
export type MailMessage = {
  /** The same for every attempt, so that a mailbox can detect a duplicate. */
  messageId: string
  to: string
  /** The recipient of replies. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  /** The same content as HTML. */
  html?: string
  /** Marks the mail as automatic, so that no autoresponder answers it. */
  isAutomatic?: true
  writtenAt: Date
}

/** A mail carrier. `send` resolves once the mail server has accepted the mail. */
export type MailGateway = {
  name: string
  send(message: MailMessage): Promise<void>
}

/** The mail was not accepted. The reason is for the log and the operator, so it contains nothing of the mail. */
export class MailNotSent extends Error {
  readonly gateway: string
  readonly reason: string
  /** The server will not accept this mail later either, unless a setting is changed. */
  readonly isRefused: boolean

  constructor(gateway: string, reason: string, isRefused: boolean) {
    super(`${gateway} did not take the letter: ${reason}`)
    this.name = 'MailNotSent'
    this.gateway = gateway
    this.reason = reason
    this.isRefused = isRefused
  }
}
