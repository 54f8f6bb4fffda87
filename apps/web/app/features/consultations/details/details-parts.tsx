import type { Acharya } from '@sankalp/contract/acharyas'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Scene } from '../../../ui/scene.tsx'
import { AcharyaPicture } from '../../../ui/acharya-picture.tsx'
import { consultationBand } from '../consultation-band.ts'
import { askPath } from '../request/ask-address.ts'
import { rateOf, talkNames } from '../request/talks.ts'

type PartProps = { acharya: Acharya }

/** Introduces the acharya. The script changes `data-light` when they go online or offline. */
export function Opening({ acharya }: PartProps) {
  const { t } = useTranslation('find-acharya')
  const { name, astrologerType, bio, online, busy, specialities, languages } = acharya
  return (
    <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
      <div className="max-sm:-mx-4 sm:col-span-2">
        <Scene
          name="consultation"
          small={{ sheet: 'wide', view: consultationBand.window }}
          large={{ sheet: 'wide', view: consultationBand.whole }}
          className="sm:rounded-lg"
        />
      </div>
      <div className="relative z-1 -mt-16 justify-self-start rounded-full bg-paper p-1.5 sm:-mt-20 sm:ml-6">
        <AcharyaPicture acharya={acharya} size={144} />
      </div>
      <div className="grid gap-3">
        <div>
          <Heading level={1} className="wrap-anywhere">
            {name}
          </Heading>
          <p className="text-lg text-ink-soft">
            {astrologerType} · {t('card.verified')}
          </p>
        </div>
        <p data-light={online ? (busy ? 'busy' : 'online') : 'offline'} className="group font-semibold">
          <span className="hidden text-peacock group-data-[light=online]:inline">● {t('light.online')}</span>
          <span className="hidden text-marigold-ink group-data-[light=busy]:inline">◐ {t('light.busy')}</span>
          <span className="hidden text-ink-soft group-data-[light=offline]:inline">○ {t('light.offline')}</span>
        </p>
        <p className="max-w-prose">{bio}</p>
        <dl className="grid gap-2">
          <div>
            <dt className="text-sm text-ink-soft">{t('details.goodAt')}</dt>
            <dd className="font-semibold">{specialities.join(' · ')}</dd>
          </div>
          <div>
            <dt className="text-sm text-ink-soft">{t('details.languages')}</dt>
            <dd>{languages.join(', ')}</dd>
          </div>
        </dl>
      </div>
    </div>
  )
}

/** Uses plain links to the request dialog: a guest is sent through the sign-in and back to it. */
export function TalkSection({ acharya }: PartProps) {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  const { _id: acharyaId, name } = acharya
  return (
    <section aria-labelledby="talk" className="grid gap-3">
      <Heading id="talk">{t('details.talk', { name })}</Heading>
      <p className="text-ink-soft">{t('details.talkLead')}</p>
      <div className="grid grid-cols-3 gap-2 sm:max-w-xl">
        {talkNames.map((talk) => (
          <a
            key={talk}
            href={askPath({ acharyaId, talk })}
            className={buttonClasses(talk === 'chat' ? 'primary' : 'quiet', 'flex-col gap-0! px-1!')}
          >
            <span>{t(`talk.${talk}`)}</span>
            <span className="tabular text-sm font-normal">
              {t('card.perMinute', { amount: wholeRupeesText(rateOf(acharya, talk), language) })}
            </span>
          </a>
        ))}
      </div>
    </section>
  )
}

/** Shows figures counted from real events; "new" where there are none yet. */
export function Figures({ acharya: { rating, sessions, experience, replySeconds } }: PartProps) {
  const { t } = useTranslation('find-acharya')
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <Heading id="figures">{t('details.figures')}</Heading>
      <Facts className="sm:grid-cols-4">
        <Fact
          label={t('details.rating')}
          value={rating === null ? t('details.none') : rating.toFixed(1)}
          note={t(rating === null ? 'details.noneNote' : 'details.ratingOf')}
        />
        <Fact label={t('details.sessions')} value={sessions} note={t('details.sessionsNote')} />
        <Fact label={t('details.experience')} value={t('details.years', { count: experience })} />
        <Fact
          label={t('details.reply')}
          value={replySeconds === null ? '–' : t('details.seconds', { count: replySeconds })}
          note={t(replySeconds === null ? 'details.replyNone' : 'details.replyNote')}
        />
      </Facts>
    </section>
  )
}
