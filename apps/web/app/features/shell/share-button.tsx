import Share2 from 'lucide-react/icons/share-2'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { copyLink, hasShareSheet, openShareSheet } from '../../lib/share.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'

/** Shares the current page. We have no pages on social networks to link to. */
export function ShareButton() {
  const { t } = useTranslation()

  async function share() {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    if (hasShareSheet() && (await openShareSheet({ title: document.title, url }))) return
    if (await copyLink(url)) showToast('success', t('share.copied'))
    else showToast('error', t('share.failed'))
  }

  return (
    <Button kind="quiet" icon={<Share2 aria-hidden="true" size={18} />} onClick={() => void share()}>
      {t('share.button')}
    </Button>
  )
}
