import { useTranslation } from '../../lib/locale/use-translation.ts'
import { saveFile } from '../../lib/download-file.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Shows, only this once, the recovery codes for a lost phone. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('second-factor')
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast('success', t('recovery.copied'))
  }
  return (
    <section className="grid gap-4">
      <Heading level={2}>{t('recovery.title')}</Heading>
      <Notice kind="warning">{t('recovery.text')}</Notice>
      <ul className="tabular grid gap-x-8 gap-y-1 text-lg sm:grid-cols-2 sm:justify-start">
        {codes.map((code) => (
          <li key={code} className="border-b border-rule py-1">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        {/* If clipboard access is denied, the user can still read or save the codes. */}
        <Button kind="quiet" onClick={() => void copy().catch(() => showToast('warning', t('failed')))}>
          {t('recovery.copy')}
        </Button>
        <Button
          kind="quiet"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'sankalp-recovery-codes.txt')}
        >
          {t('recovery.save')}
        </Button>
        <Button onClick={onKept}>{t('recovery.done')}</Button>
      </div>
    </section>
  )
}
