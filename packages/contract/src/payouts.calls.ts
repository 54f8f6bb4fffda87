import { call } from './call.ts'

export const getMyPayouts = call('GET', '/api/acharya/me/payouts')
export const requestPayout = call('POST', '/api/acharya/me/payouts', { idempotent: true })
export const requestLastPayout = call('POST', '/api/acharya/me/payouts/last', { idempotent: true })
export const withdrawPayout = call('POST', '/api/acharya/me/payouts/withdraw')
export const getMyStatement = call('GET', '/api/acharya/me/statement')
export const getMyStatementCsv = call('GET', '/api/acharya/me/statementCsv', { downloadAs: 'sankalp-statement.csv' })
export const getMyStatementPdf = call('GET', '/api/acharya/me/statementPdf', { downloadAs: 'sankalp-statement.pdf' })
export const getPayoutStatementPdf = call('GET', '/api/admin/payout/{proposalId}/statementPdf', {
  downloadAs: 'sankalp-statement.pdf',
})
export const getPayoutStatement = call('GET', '/api/admin/payout/{proposalId}/statement')
export const getPayoutStatementCsv = call('GET', '/api/admin/payout/{proposalId}/statementCsv', {
  downloadAs: 'sankalp-statement.csv',
})
export const getPayout = call('GET', '/api/admin/payout/{proposalId}')
export const getBankFile = call('GET', '/api/admin/payouts/bankFile', { downloadAs: 'sankalp-payouts.csv' })
