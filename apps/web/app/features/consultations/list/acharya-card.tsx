import type { Acharya } from '@sankalp/contract/acharyas'
import type { QueuePlace, Wait } from '@sankalp/contract/consultations'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Star from 'lucide-react/icons/star'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { AcharyaPicture } from '../../../ui/acharya-picture.tsx'
import { type TalkName, rateOf } from '../request/talks.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { Light } from './light.tsx'
import { OwnPlace } from './own-place.tsx'
import { TalkButtons } from './talk-buttons.tsx'
import { TellMe } from './tell-me.tsx'

type AcharyaCardProps = {
  acharya: Acharya
  talks: readonly TalkName[]
  wait?: Wait
  /** The visitor's own place in the queue of this acharya. */
  place?: QueuePlace | undefined
  isFavourite: boolean
  /** /talkwithastrologer introduces acharyas with their own text. */
  withBio?: boolean
  onAsk: (talk: TalkName) => void
}

/** Shows what the user needs to decide: who it is, what they know, whether they are online, and what a minute costs. */
export function AcharyaCard({ acharya, talks, wait, place, isFavourite, withBio, onAsk }: AcharyaCardProps) {
  const { t } = useTranslation('find-acharya')
  const { _id, name, astrologerType, experience, specialities, languages, online, bio } = acharya
  return (
    <article
      aria-label={name}
      className="grid h-full grid-rows-[1fr_auto] gap-3 rounded-lg border border-rule bg-paper-raised p-3 sm:gap-4 sm:p-4"
    >
      <div className="grid content-start gap-1 sm:gap-3">
        <div className="flex items-start gap-3 sm:gap-4">
          <span className="shrink-0 max-sm:*:size-14!">
            <AcharyaPicture acharya={acharya} size={72} />
          </span>
          <div className="min-w-0 grow">
            <h2 className="text-lg leading-snug wrap-anywhere sm:text-xl">
              <a
                href={`/AstrologerDetails?id=${_id}`}
                className="text-ink underline decoration-rule-strong underline-offset-4 hover:text-sindoor"
              >
                {name}
              </a>
            </h2>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft max-sm:sr-only">
              {astrologerType}
              <span className="inline-flex items-center gap-1 text-peacock">
                <BadgeCheck size={16} />
                {t('card.verified')}
              </span>
            </p>
            {place ? (
              <OwnPlace place={place} />
            ) : (
              <div className="flex flex-wrap items-center gap-x-3">
                <Light acharya={acharya} wait={wait} />
                <Earned acharya={acharya} />
              </div>
            )}
          </div>
          <FavouriteButton acharya={acharya} isMarked={isFavourite} />
        </div>
        <p className="font-semibold max-sm:truncate max-sm:text-sm">{specialities.join(' · ')}</p>
        {withBio && <p>{bio}</p>}
        <p className="text-sm text-ink-soft max-sm:truncate">
          {t('card.experience', { count: experience })} · {t('card.speaks', { languages: languages.join(', ') })}
        </p>
      </div>
      {online ? (
        <TalkButtons acharya={acharya} talks={talks} onAsk={onAsk} />
      ) : (
        <OfflineTalks acharya={acharya} talks={talks} />
      )}
    </article>
  )
}

/** Shows what a minute will cost, and offers a notice. */
function OfflineTalks({ acharya, talks }: { acharya: Acharya; talks: readonly TalkName[] }) {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  return (
    <div className="grid gap-2">
      <p className="tabular flex flex-wrap gap-x-3 text-sm">
        {talks.map((talk) => (
          <span key={talk}>
            {t(`talk.${talk}`)}{' '}
            <span className="font-semibold">
              {t('card.perMinute', { amount: wholeRupeesText(rateOf(acharya, talk), language) })}
            </span>
          </span>
        ))}
      </p>
      <TellMe acharya={acharya} />
    </div>
  )
}

/** Shows figures from real consultations only; "new" if there are none. */
function Earned({ acharya: { rating, sessions } }: { acharya: Acharya }) {
  const { t } = useTranslation('find-acharya')
  return (
    <p className="tabular flex flex-wrap items-center gap-x-2 text-sm">
      {rating === null ? (
        <span className="rounded-sm bg-marigold-tint px-2 text-marigold-ink">{t('card.new')}</span>
      ) : (
        <span className="inline-flex items-center gap-1 font-semibold">
          <Star size={16} className="fill-marigold text-marigold-ink" />
          {t('card.rating', { rating: rating.toFixed(1) })}
        </span>
      )}
      {sessions > 0 && <span className="text-ink-soft">{t('card.sessions', { count: sessions })}</span>}
    </p>
  )
}
