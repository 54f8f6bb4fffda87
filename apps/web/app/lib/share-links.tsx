import Copy from 'lucide-react/icons/copy'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useTranslation } from './locale/use-translation.ts'
import { type Shared, copyLink, hasShareSheet, openShareSheet, whatsappLink } from './share.ts'
import { showToast } from './toast.ts'
import { useIsLive } from './use-is-live.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'

/** Shows ways to share a page: WhatsApp, the link, or the system's share sheet. WhatsApp works without JavaScript. */
export function ShareLinks({ title, text, url }: Shared) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const shared = { title, text, url }

  const copy = async () => {
    if (await copyLink(url)) showToast('success', t('share.copied'))
    else setIsShown(true)
  }
  const share = async () => {
    if (!(await openShareSheet(shared))) await copy()
  }

  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <a href={whatsappLink(shared)} target="_blank" rel="noreferrer" className={buttonClasses('quiet')}>
        <MessageCircle aria-hidden="true" size={18} />
        <span>{t('share.whatsapp')}</span>
      </a>
      <Button kind="quiet" icon={<Copy aria-hidden="true" size={18} />} onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
      <SheetButton label={t('share.share')} onPress={() => void share()} />
      {isShown && (
        <div className="grid w-full max-w-xl gap-1">
          <p role="alert">{t('share.copyFailed')}</p>
          <TextField label={t('share.link')} value={url} readOnly onFocus={({ target }) => target.select()} />
        </div>
      )}
    </div>
  )
}

/** Last in the row with reserved space, so that the page does not move on a phone when it appears. */
function SheetButton({ label, onPress }: { label: string; onPress: () => void }) {
  const isLive = useIsLive()
  if (isLive && !hasShareSheet()) return null
  return (
    <Button
      className={isLive ? undefined : 'invisible'}
      icon={<Share2 aria-hidden="true" size={18} />}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}
