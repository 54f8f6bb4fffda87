import * as contract from '@sankalp/contract/second-factor'
import type { Feature } from '../../platform/feature.ts'
import { deviceCookie } from '../../platform/http/device-cookie.ts'
import { type SecondFactorNeeds, createSecondFactor } from './second-factor.service.ts'

export function createSecondFactorFeature(needs: SecondFactorNeeds) {
  const factor = createSecondFactor(needs)
  return {
    name: 'second-factor',
    mount({ mount }) {
      mount(contract.getSecondFactor, ({ viewer }) => factor.read(viewer))
      mount(contract.beginSecondFactor, ({ viewer, body, request }) =>
        factor.begin(viewer, body.otp, { addressKey: request.addressKey, deviceCookie: request.cookies[deviceCookie] }),
      )
      mount(contract.confirmSecondFactor, ({ viewer, body }) => factor.confirm(viewer, body.code))
      mount(contract.giveSecondFactor, ({ viewer, body }) => factor.give(viewer, body.code))
      mount(contract.renewRecoveryCodes, ({ viewer, body }) => factor.renewRecoveryCodes(viewer, body.code))
      mount(contract.switchOffSecondFactor, ({ viewer, body }) => factor.switchOff(viewer, body.code))
    },
    eraseFor: factor.eraseFor,
    exportFor: async (userId) => ({ secondFactor: await factor.exportFor(userId) }),
    tidy: () => factor.tidy(),
  } satisfies Feature
}
