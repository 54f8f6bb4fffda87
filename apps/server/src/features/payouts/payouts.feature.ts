import * as contract from '@sankalp/contract/payouts'
import type { Feature } from '../../platform/feature.ts'
import { type PayoutsNeeds, createPayouts, statementCsv } from './payouts.service.ts'

export function createPayoutsFeature(needs: PayoutsNeeds) {
  const payouts = createPayouts(needs)
  return {
    name: 'payouts',
    mount({ mount }) {
      mount(contract.getMyPayouts, ({ viewer }) => payouts.read(viewer.userId))
      mount(contract.requestPayout, ({ viewer, tx }) => payouts.request(tx, viewer.userId))
      mount(contract.withdrawPayout, ({ viewer }) => payouts.withdraw(viewer.userId))
      mount(contract.getMyStatement, ({ viewer, query }) => payouts.statement(viewer.userId, query.week))
      mount(contract.getMyStatementCsv, async ({ viewer, query }) => statementCsv(await payouts.statement(viewer.userId, query.week)))
      mount(contract.getPayoutStatement, ({ params, query }) => payouts.statementFor(params.proposalId, query.week))
      mount(contract.getPayoutStatementCsv, async ({ params, query }) => statementCsv(await payouts.statementFor(params.proposalId, query.week)))
      mount(contract.getBankFile, () => payouts.bankFile())
    },
    eraseFor: payouts.eraseFor,
    exportFor: async (userId) => ({ payoutRequests: await payouts.exportFor(userId) }),
  } satisfies Feature
}
