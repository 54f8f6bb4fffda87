import type { Acharya } from '@sankalp/contract/acharyas'
import type { QueuePlace, Wait } from '@sankalp/contract/consultations'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Star from 'lucide-react/icons/star'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { AcharyaPicture } from '../../../ui/acharya-picture.tsx'
import type { TalkName } from '../request/talks.ts'
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
      className="grid h-full grid-rows-[1fr_auto] gap-4 rounded-lg border border-rule bg-paper-raised p-4"
    >
      <div className="grid content-start gap-3">
        <div className="flex items-start gap-4">
          <AcharyaPicture acharya={acharya} size={72} />
          <div className="min-w-0 grow">
            <h2 className="text-xl leading-snug wrap-anywhere">
              <a
                href={`/AstrologerDetails?id=${_id}`}
                className="text-ink underline decoration-rule-strong underline-offset-4 hover:text-sindoor"
              >
                {name}
              </a>
            </h2>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
              {astrologerType}
              <span className="inline-flex items-center gap-1 text-peacock">
                <BadgeCheck size={16} />
                {t('card.verified')}
              </span>
            </p>
            {place ? <OwnPlace place={place} /> : <Light acharya={acharya} wait={wait} />}
          </div>
          <FavouriteButton acharya={acharya} isMarked={isFavourite} />
        </div>
        <p className="font-semibold">{specialities.join(' · ')}</p>
        {withBio && <p>{bio}</p>}
        <p className="text-sm text-ink-soft">
          {t('card.experience', { count: experience })} · {t('card.speaks', { languages: languages.join(', ') })}
        </p>
        <Earned acharya={acharya} />
      </div>
      {online ? <TalkButtons acharya={acharya} talks={talks} onAsk={onAsk} /> : <TellMe acharya={acharya} />}
    </article>
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
