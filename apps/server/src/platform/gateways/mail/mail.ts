/** A letter: to the operator's own mailbox, or to somebody who is told something. */
export type MailMessage = {
  /** The same for every try, so that a mailbox that has it already can tell. */
  messageId: string
  to: string
  /** Whom an answer goes to. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  /** The same once more, for those who read letters as pages. */
  html?: string
  /** Written by a machine: says so, so that no machine answers it. */
  isAutomatic?: true
  writtenAt: Date
}

/** Whoever carries letters. `send` resolves once the mail server has taken the letter over. */
export type MailGateway = {
  name: string
  send(message: MailMessage): Promise<void>
}

/** The letter was not taken. The reason is for the log and the operator, so it holds nothing of the letter. */
export class MailNotSent extends Error {
  readonly gateway: string
  readonly reason: string
  /** The server will not take this letter later either, unless somebody changes a setting. */
  readonly isRefused: boolean

  constructor(gateway: string, reason: string, isRefused: boolean) {
    super(`${gateway} did not take the letter: ${reason}`)
    this.name = 'MailNotSent'
    this.gateway = gateway
    this.reason = reason
    this.isRefused = isRefused
  }
}
