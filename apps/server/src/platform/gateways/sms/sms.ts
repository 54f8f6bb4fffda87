/** A one-time code on its way to a phone. */
export type CodeMessage = {
  /** In E.164: a plus sign, the country code, the number. */
  phone: string
  code: string
  language: 'en' | 'hin'
}

/** Whoever carries codes to phones. `sendCode` resolves once the carrier has accepted the message. */
export type SmsGateway = {
  name: string
  sendCode(message: CodeMessage): Promise<void>
  /**
   * Tells the carrier that the person typed the code. Twilio demands it of those who make their own
   * codes, and stops sending to a phone after five codes without it. Sign-in need not wait for it.
   */
  reportVerified?(phone: string): Promise<void>
}

/**
 * The carrier did not take the message. The reason is for the log and the operator, so it never holds
 * the phone, the code or a key: carriers' own sentences may quote them and are not passed on.
 */
export class SmsNotSent extends Error {
  readonly gateway: string
  readonly reason: string

  constructor(gateway: string, reason: string) {
    super(`${gateway} did not take the message: ${reason}`)
    this.name = 'SmsNotSent'
    this.gateway = gateway
    this.reason = reason
  }
}
