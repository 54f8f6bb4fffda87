/** A one-time code to send to a phone. */
export type CodeMessage = {
  /** In E.164: a plus sign, the country code and the number. */
  phone: string
  code: string
  language: 'en' | 'hin'
}

/** Sends codes to phones. `sendCode` resolves once the carrier has accepted the message. */
export type SmsGateway = {
  name: string
  sendCode(message: CodeMessage): Promise<void>
  /**
   * Tells the carrier that the user typed the code. Twilio requires this of clients with their own codes, and stops
   * sending to a phone after five codes without it. Sign-in need not wait for it.
   */
  reportVerified?(phone: string): Promise<void>
}

/**
 * The carrier did not accept the message. The reason is for the log and the operator, so it never contains the phone
 * number, the code or a key. Carriers' own messages may quote them and are not passed on.
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
