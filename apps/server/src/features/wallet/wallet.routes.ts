import * as contract from '@sankalp/contract/wallet'
import type { Mount } from '../../platform/http/mount.ts'
import type { PdfThread } from '../../platform/pdf/index.ts'
import type { ReceiptPdfFacts } from './receipt-pdf.ts'
import type { Receipts } from './receipts.ts'
import { writeStatement } from './statement-csv.ts'
import type { WalletService } from './wallet.service.ts'

const receiptPdf = new URL('./receipt-pdf.ts', import.meta.url).href

export function mountWallet(
  mount: Mount,
  { wallet, receipts, pdfs }: { wallet: WalletService; receipts: Receipts; pdfs: PdfThread },
): void {
  mount(contract.getUserWalletDetail, async ({ viewer }) => ({ wallet: await wallet.getWallet(viewer.userId) }))

  mount(contract.getWalletHistory, ({ viewer, query }) => wallet.getHistory(viewer.userId, query))

  mount(contract.getWalletMonths, async ({ viewer }) => ({ months: await wallet.getMonths(viewer.userId) }))

  mount(contract.getReceipt, async ({ viewer, params }) => ({
    receipt: await receipts.getReceipt(viewer.userId, params.transferId),
  }))

  mount(contract.getReceiptPdf, async ({ viewer, params, request }) => {
    const receipt = await receipts.getReceipt(viewer.userId, params.transferId)
    return pdfs.make(receiptPdf, { receipt, language: request.language } satisfies ReceiptPdfFacts)
  })

  mount(contract.getWalletStatement, async ({ viewer, params: { financialYear }, request }) => {
    const transfers = await wallet.getYear(viewer.userId, financialYear)
    return writeStatement(transfers, await receipts.getYear(viewer.userId, financialYear), request.language)
  })

  mount(contract.setDailyLimit, async ({ viewer, body }) => ({
    daily: await wallet.setDailyLimit(viewer.userId, body.limit),
  }))
}
