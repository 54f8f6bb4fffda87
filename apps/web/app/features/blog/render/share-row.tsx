import Copy from 'lucide-react/icons/copy'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { type Shared, whatsappLink } from '../../../lib/share.ts'
import { buttonClasses } from '../../../ui/button.tsx'

/**
 * WhatsApp works without a script; the other two are hidden, with their space reserved, until the script enables them.
 */
export function ShareRow(shared: Shared) {
  const { t } = useTranslation(['blog', 'shell'])
  return (
    <section aria-labelledby="share" className="grid gap-3 print:hidden">
      <h2 id="share" className="text-2xl leading-snug">
        {t('article.share')}
      </h2>
      <div className="flex flex-wrap gap-3">
        <a href={whatsappLink(shared)} target="_blank" rel="noreferrer" className={buttonClasses('quiet')}>
          <MessageCircle aria-hidden="true" size={18} />
          <span>{t('shell:share.whatsapp')}</span>
        </a>
        <button type="button" data-copy="" className={buttonClasses('quiet', 'invisible')}>
          <Copy aria-hidden="true" size={18} />
          <span>{t('shell:share.copy')}</span>
        </button>
        <button type="button" data-share="" className={buttonClasses('quiet', 'invisible')}>
          <Share2 aria-hidden="true" size={18} />
          <span>{t('shell:share.share')}</span>
        </button>
      </div>
    </section>
  )
}
