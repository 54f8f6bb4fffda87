import { call } from './call.ts'

export const getUserWalletDetail = call('GET', '/api/user/getUserWalletDetail')
export const getWalletHistory = call('GET', '/api/wallet/history')
export const getWalletMonths = call('GET', '/api/wallet/months')
export const getReceipt = call('GET', '/api/wallet/receipt/{transferId}')
export const getReceiptPdf = call('GET', '/api/wallet/receiptPdf/{transferId}', { downloadAs: 'sankalp-receipt.pdf' })
export const getWalletStatement = call('GET', '/api/wallet/statement/{financialYear}', {
  downloadAs: 'sankalp-wallet.csv',
})
export const setDailyLimit = call('PUT', '/api/wallet/dailyLimit')
