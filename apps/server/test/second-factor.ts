import { sendOtp } from '@sankalp/contract/auth'
import { beginSecondFactor, confirmSecondFactor } from '@sankalp/contract/second-factor'
import { secondFactor } from '@sankalp/contract/second-factor-rules'
import { codeAt, stepAt } from '../src/features/second-factor/totp.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Simulates an authenticator app that has scanned the secret. */
export function authenticator(app: TestApp, secret: string) {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  return {
    code: (stepsAhead = 0) => codeAt(bytes, stepAt(app.clock.now()) + stepsAhead),
    /** Returns the next code, because the current one has been used. */
    next() {
      app.pass(secondFactor.stepSeconds)
      return this.code()
    },
  }
}

/** Requests a fresh sign-in code for the client's own number. */
export async function freshCode(app: TestApp, client: TestClient): Promise<string> {
  app.pass(31)
  await client.call(sendOtp, { body: { phone_number: client.phone } })
  return client.codeFor(client.phone)
}

/** Sets up the second factor as a user does. The session that does it counts as verified. */
export async function setUpFactor(app: TestApp, client: TestClient) {
  const begun = await client.call(beginSecondFactor, { body: { otp: await freshCode(app, client) } })
  if (begun.status !== 200) throw new Error(`begin answered ${begun.status} ${begun.body.code}`)
  const device = authenticator(app, begun.body.secret)
  const { status, body } = await client.call(confirmSecondFactor, { body: { code: device.code() } })
  if (status !== 200) throw new Error(`confirm answered ${status} ${body.code}`)
  return { device, recoveryCodes: body.recoveryCodes }
}
