import type { Acharya } from '@sankalp/contract/acharyas'
import { useEffect, useState } from 'react'
import { JsonLd } from '../../lib/page/json-ld.tsx'
import { priceText } from '../../lib/locale/rupees-text.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { AcharyaPicture } from '../../ui/acharya-picture.tsx'
import { InsteadOfList, Section } from './section.tsx'
import { useWords } from './words.ts'

export type HomeAcharya = Pick<
  Acharya,
  | '_id'
  | 'name'
  | 'image'
  | 'portrait'
  | 'astrologerType'
  | 'experience'
  | 'languages'
  | 'rating'
  | 'online'
  | 'chatPerMinutes'
>
/** `isAway`: no acharya was online when the page was rendered. */
type AcharyasProps = { shown: readonly HomeAcharya[]; isAway: boolean }

/** Shows the acharyas who are available now; if there are none, shows others and says that they are away. */
export function Acharyas({ shown, isAway }: AcharyasProps) {
  const { t } = useWords()
  const { origin } = usePageFacts()
  const online = useOnline()
  return (
    <Section
      id="acharyas"
      title={t(isAway ? 'acharyas.others' : 'acharyas.title')}
      lead={isAway && shown.length > 0 && t('acharyas.none')}
      more={{ href: '/chatwithastrologer', text: t('acharyas.all') }}
    >
      {shown.length === 0 && <InsteadOfList text={t(isAway ? 'acharyas.none' : 'acharyas.failed')} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map((acharya) => (
          <AcharyaCard key={acharya._id} acharya={acharya} isOnline={online?.has(acharya._id) ?? acharya.online} />
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

/**
 * Checks again who is online, because a cached page may be a minute old, or have been left open. Null until it is
 * known.
 */
function useOnline(): ReadonlySet<string> | null {
  const [online, setOnline] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    const ask = async () => setOnline(await (await import('./fetch-online.ts')).fetchOnline(gone.signal))
    // On a failure the marks stay; the acharya's own page shows whether they are online before a request.
    const cancel = whenIdle(() => void ask().catch(() => {}))
    return () => {
      cancel()
      gone.abort()
    }
  }, [])
  return online
}

const addressOf = (id: string) => `/AstrologerDetails?id=${id}`

function AcharyaCard({ acharya, isOnline }: { acharya: HomeAcharya; isOnline: boolean }) {
  const { t } = useWords()
  const language = useLanguage()
  const { _id, name, rating, experience, languages, chatPerMinutes } = acharya
  return (
    <li className="group relative grid grid-cols-[auto_1fr] content-start gap-x-4 rounded-lg border border-rule bg-paper-raised p-4 hover:border-ink">
      <AcharyaPicture acharya={acharya} size={72} />
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
        <p className={`text-sm font-semibold ${isOnline ? 'text-peacock' : 'text-ink-soft'}`}>
          {isOnline ? `● ${t('acharyas.online')}` : `○ ${t('acharyas.offline')}`}
        </p>
      </div>
      <p className="col-span-2 mt-3 text-sm text-ink-soft">
        {t('acharyas.experience', { count: experience })} · {languages.join(', ')}
      </p>
      <p className="tabular col-span-2 flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{t('acharyas.rate', { rate: priceText(chatPerMinutes, language) })}</span>
        <span className="text-sm text-ink-soft">
          {rating === null ? t('acharyas.new') : t('acharyas.rating', { rating: rating.toFixed(1) })}
        </span>
      </p>
    </li>
  )
}
