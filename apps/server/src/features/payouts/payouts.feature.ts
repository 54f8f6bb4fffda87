import * as contract from '@sankalp/contract/payouts'
import * as bank from '@sankalp/contract/bank-accounts'
import type { PdfThread } from '../../platform/pdf/index.ts'
import type { Feature } from '../../platform/feature.ts'
import { type BankAccountNeeds, createBankAccounts } from './bank-accounts.ts'
import type { StatementPdfFacts } from './statement-pdf.ts'
import { type PayoutsNeeds, createPayouts, statementCsv } from './payouts.service.ts'

const statementPdf = new URL('./statement-pdf.ts', import.meta.url).href

export function createPayoutsFeature(needs: PayoutsNeeds & BankAccountNeeds & { pdfs: PdfThread }) {
  const payouts = createPayouts(needs)
  const accounts = createBankAccounts(needs)
  const toPdf = (facts: StatementPdfFacts) => needs.pdfs.make(statementPdf, facts)
  return {
    name: 'payouts',
    mount({ mount }) {
      mount(contract.getMyPayouts, ({ viewer }) => payouts.read(viewer.userId))
      mount(contract.requestPayout, ({ viewer, tx }) => payouts.request(tx, viewer.userId))
      mount(contract.requestLastPayout, ({ viewer, tx }) => payouts.requestLast(tx, viewer.userId))
      mount(contract.withdrawPayout, ({ viewer }) => payouts.withdraw(viewer.userId))
      mount(contract.getMyStatement, ({ viewer, query }) => payouts.statement(viewer.userId, query.week))
      mount(contract.getMyStatementCsv, async ({ viewer, query }) =>
        statementCsv(await payouts.statement(viewer.userId, query.week)),
      )
      mount(contract.getMyStatementPdf, async ({ viewer, query, request }) =>
        toPdf({ statement: await payouts.statement(viewer.userId, query.week), language: request.language }),
      )
      mount(contract.getPayoutStatementPdf, async ({ params, query, request }) =>
        toPdf({ statement: await payouts.statementFor(params.proposalId, query.week), language: request.language }),
      )
      mount(contract.getPayoutStatement, ({ params, query }) => payouts.statementFor(params.proposalId, query.week))
      mount(contract.getPayoutStatementCsv, async ({ params, query }) =>
        statementCsv(await payouts.statementFor(params.proposalId, query.week)),
      )
      mount(contract.getPayout, async ({ params }) => ({ payout: await payouts.readPayout(params.proposalId) }))
      mount(contract.getBankFile, ({ query }) => payouts.bankFile(query.batchId ?? null))
      mount(bank.getMyBankAccount, async ({ viewer }) => ({ account: await accounts.read(viewer.userId) }))
      mount(bank.saveBankAccount, async ({ viewer, body }) => ({ account: await accounts.save(viewer.userId, body) }))
    },
    async eraseFor(tx, userId) {
      await payouts.eraseFor(tx, userId)
      await accounts.eraseFor(tx, userId)
    },
    exportFor: async (userId) => ({
      payoutRequests: await payouts.exportFor(userId),
      bankAccounts: await accounts.exportFor(userId),
    }),
    tidy: () => accounts.tidy(),
  } satisfies Feature
}
