import { sendOtp } from '@sankalp/contract/auth'
import { beginSecondFactor, confirmSecondFactor } from '@sankalp/contract/second-factor'
import { secondFactor } from '@sankalp/contract/second-factor-rules'
import { codeAt, stepAt } from '../src/features/second-factor/totp.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** An authenticator app that has read the drawn secret. */
export function authenticator(app: TestApp, secret: string) {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  return {
    code: (stepsAhead = 0) => codeAt(bytes, stepAt(app.clock.now()) + stepsAhead),
    /** The next code: the one before it has been used. */
    next() {
      app.pass(secondFactor.stepSeconds)
      return this.code()
    },
  }
}

/** A fresh sign-in code of the client's own number. */
export async function freshCode(app: TestApp, client: TestClient): Promise<string> {
  app.pass(31)
  await client.call(sendOtp, { body: { phone_number: client.phone } })
  return client.codeFor(client.phone)
}

/** Sets the second factor up as a person does. The session that did it has given it. */
export async function setUpFactor(app: TestApp, client: TestClient) {
  const begun = await client.call(beginSecondFactor, { body: { otp: await freshCode(app, client) } })
  if (begun.status !== 200) throw new Error(`begin answered ${begun.status} ${begun.body.code}`)
  const device = authenticator(app, begun.body.secret)
  const { status, body } = await client.call(confirmSecondFactor, { body: { code: device.code() } })
  if (status !== 200) throw new Error(`confirm answered ${status} ${body.code}`)
  return { device, recoveryCodes: body.recoveryCodes }
}
