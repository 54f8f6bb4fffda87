import { useParams } from 'react-router'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'
import { useReceipt } from '../api/get-receipt.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'

/** Renders /mywallet/receipt/{transferId}: one movement of the wallet for printing. */
export function ReceiptPage() {
  const { t } = useTranslation(['wallet', 'shell'])
  const language = useLanguage()
  const { transferId = '' } = useParams()
  const { data: receipt, error, refetch, isFetching } = useReceipt(transferId)
  const title = receipt ? t(`receipt.titles.${receipt.series}`) : t('receipt.page')
  return (
    <section className="page-width grid gap-6 py-6 sm:py-10 print:p-0">
      <PageHead title={receipt ? `${title} ${receipt.number}` : title} description={t('receipt.description')} hidden />
      {receipt ? (
        <>
          <ReceiptActions receipt={receipt} />
          <ReceiptPaper receipt={receipt} />
        </>
      ) : refusalFacts(error, 'NOT_FOUND') || refusalFacts(error, 'INVALID_INPUT') ? (
        <EmptyState
          picture="not-found"
          title={t('receipt.missing')}
          actions={<LinkButton href="/mywallet">{t('receipt.back')}</LinkButton>}
        >
          {t('receipt.missingText')}
        </EmptyState>
      ) : error ? (
        <FailedState
          title={t('receipt.failed')}
          retryLabel={t('shell:tryAgain')}
          busy={isFetching && t('receipt.loading')}
          onRetry={() => void refetch()}
        >
          {errorWords(error, language, '')}
        </FailedState>
      ) : (
        <ReceiptSkeleton text={t('receipt.loading')} />
      )}
    </section>
  )
}

function ReceiptSkeleton({ text }: { text: string }) {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 border border-rule bg-paper-raised p-5 sm:p-10">
      <output className="sr-only">{text}</output>
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-8 w-40" />
    </div>
  )
}
