import { financialYearOf } from '@sankalp/contract/india-time'
import { getWalletStatement } from '@sankalp/contract/wallet.calls'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { latestFinancialYears } from './financial-years.ts'

/** Downloads every movement of a financial year as a table for an accountant. */
export function StatementDownload() {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const [years] = useState(() => latestFinancialYears(financialYearOf(new Date())))
  const [year, setYear] = useState(years[0]!)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (financialYear: string) =>
      downloadFile(getWalletStatement, { params: { financialYear } }, [financialYear]),
  })
  return (
    <div className="grid gap-3 border-t border-rule pt-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('statement.year')}
          value={year}
          options={years.map((value) => ({ value, text: value }))}
          onChange={({ target }) => setYear(target.value)}
        />
        <Button kind="quiet" busy={isPending && t('statement.making')} onClick={() => mutate(year)}>
          {t('statement.download')}
        </Button>
      </div>
      <FormMessage text={Boolean(error) && t('statement.failed', { why: errorWords(error, language, '') }).trim()} />
    </div>
  )
}
