import * as contract from '@sankalp/contract/payouts'
import type { Feature } from '../../platform/feature.ts'
import { type PayoutsNeeds, createPayouts } from './payouts.service.ts'

export function createPayoutsFeature(needs: PayoutsNeeds) {
  const payouts = createPayouts(needs)
  return {
    name: 'payouts',
    mount({ mount }) {
      mount(contract.getMyPayouts, ({ viewer }) => payouts.read(viewer.userId))
      mount(contract.requestPayout, ({ viewer, tx }) => payouts.request(tx, viewer.userId))
      mount(contract.withdrawPayout, ({ viewer }) => payouts.withdraw(viewer.userId))
    },
    eraseFor: payouts.eraseFor,
    exportFor: async (userId) => ({ payoutRequests: await payouts.exportFor(userId) }),
  } satisfies Feature
}
