import type { Receipt } from '@sankalp/contract/wallet'
import { getReceiptPdf } from '@sankalp/contract/wallet.calls'
import { useMutation } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { errorWords } from '../../../lib/api/words.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'

/** Shows the actions of a receipt. Hidden in print. */
export function ReceiptActions({ receipt: { transferId, number } }: { receipt: Receipt }) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { mutate, isPending, error } = useMutation({
    // The number is a valid file name once its slashes are removed.
    mutationFn: () => downloadFile(getReceiptPdf, { params: { transferId } }, [number]),
  })
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <LinkButton
          kind="quiet"
          href="/mywallet"
          icon={<ArrowLeft aria-hidden="true" size={18} />}
          className="sm:mr-auto"
        >
          {t('receipt.back')}
        </LinkButton>
        <Button kind="quiet" icon={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <Button
          icon={<Download aria-hidden="true" size={18} />}
          busy={isPending && t('receipt.making')}
          onClick={() => mutate()}
        >
          {t('receipt.pdf')}
        </Button>
      </div>
      <FormMessage text={Boolean(error) && t('receipt.pdfFailed', { why: errorWords(error, language, '') }).trim()} />
    </div>
  )
}
