import type { Acharya } from '@sankalp/contract/acharyas'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import { JsonLd } from '../../../lib/page/json-ld.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Portrait } from '../../../ui/drawings/portrait.tsx'
import { rupeesText } from '../../../lib/locale/rupees-text.ts'
import { InsteadOfList, Section } from './section.tsx'
import { useWords } from './words.ts'

const shownAtOnce = 4

type AcharyasProps = { result: CallResult<{ astrologers: Acharya[] }>; origin: string }

/** Who can be spoken to now; when nobody can, who we are, and that they are away. */
export function Acharyas({ result, origin }: AcharyasProps) {
  const { t } = useWords()
  const all = 'reply' in result ? result.reply.astrologers : []
  const online = all.filter((acharya) => acharya.online)
  const shown = (online.length > 0 ? online : all).slice(0, shownAtOnce)
  const isAway = 'reply' in result && online.length === 0
  return (
    <Section
      id="acharyas"
      title={t(isAway ? 'acharyas.others' : 'acharyas.title')}
      lead={isAway && all.length > 0 && t('acharyas.none')}
      more={{ href: '/chatwithastrologer', text: t('acharyas.all') }}
    >
      {shown.length === 0 && <InsteadOfList text={t(isAway ? 'acharyas.none' : 'acharyas.failed')} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map((acharya) => (
          <AcharyaCard key={acharya._id} acharya={acharya} />
        ))}
      </ul>
      {shown.map(({ _id, name, astrologerType, languages }) => (
        <JsonLd
          key={_id}
          thing={{
            '@type': 'Person',
            name,
            jobTitle: astrologerType,
            knowsLanguage: languages,
            url: `${origin}${addressOf(_id)}`,
          }}
        />
      ))}
    </Section>
  )
}

const addressOf = (id: string) => `/AstrologerDetails?id=${id}`

function AcharyaCard({ acharya }: { acharya: Acharya }) {
  const { t } = useWords()
  const language = useLanguage()
  const { _id, name, image, online, rating, experience, languages, chatPerMinutes } = acharya
  return (
    <li
      data-acharya={_id}
      data-online={online ? '' : undefined}
      className="group relative grid grid-cols-[auto_1fr] content-start gap-x-4 rounded-lg border border-rule bg-paper-raised p-4 hover:border-ink"
    >
      {image === 'false' ? (
        <Portrait seed={acharya.portrait} size={72} />
      ) : (
        <Avatar name={name} picture={image} size={72} />
      )}
      <div className="min-w-0">
        <h3 className="text-lg leading-snug">
          <a
            href={addressOf(_id)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg after:content-[''] group-hover:text-sindoor"
          >
            {name}
          </a>
        </h3>
        <p className="text-sm text-ink-soft">{acharya.astrologerType}</p>
        {/* The browser asks again who is there, and changes the mark. */}
        <p className="text-sm font-semibold">
          <span className="hidden text-peacock group-data-online:inline">● {t('acharyas.online')}</span>
          <span className="text-ink-soft group-data-online:hidden">○ {t('acharyas.offline')}</span>
        </p>
      </div>
      <p className="col-span-2 mt-3 text-sm text-ink-soft">
        {t('acharyas.experience', { count: experience })} · {languages.join(', ')}
      </p>
      <p className="tabular col-span-2 flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{t('acharyas.rate', { rate: rupeesText(chatPerMinutes, language) })}</span>
        <span className="text-sm text-ink-soft">
          {rating === null ? t('acharyas.new') : t('acharyas.rating', { rating: rating.toFixed(1) })}
        </span>
      </p>
    </li>
  )
}
