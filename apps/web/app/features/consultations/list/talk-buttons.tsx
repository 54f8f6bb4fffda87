import type { Acharya } from '@sankalp/contract/acharyas'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import Video from 'lucide-react/icons/video'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { type TalkName, rateOf } from '../request/talks.ts'

const icons = { chat: MessageCircle, audio: Phone, video: Video }

type TalkButtonsProps = { acharya: Acharya; talks: readonly TalkName[]; onAsk: (talk: TalkName) => void }

/** Shows the kinds of consultation, each with its price per minute. */
export function TalkButtons({ acharya, talks, onAsk }: TalkButtonsProps) {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  return (
    <div
      role="group"
      aria-label={t('card.talks', { name: acharya.name })}
      className={talks.length === 3 ? 'grid grid-cols-3 gap-2' : 'grid grid-cols-2 gap-2'}
    >
      {talks.map((talk) => {
        const Icon = icons[talk]
        return (
          <button
            key={talk}
            type="button"
            onClick={() => onAsk(talk)}
            className={buttonClasses(
              talk === talks[0] ? 'primary' : 'quiet',
              'flex-col gap-0! px-1! text-sm max-sm:py-0.5! max-sm:leading-tight',
            )}
          >
            <Icon size={18} className="max-sm:hidden" />
            <span>{t(`talk.${talk}`)}</span>
            <span className="tabular font-normal">
              {t('card.perMinute', { amount: wholeRupeesText(rateOf(acharya, talk), language) })}
            </span>
          </button>
        )
      })}
    </div>
  )
}
