import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { formatDate } from '../../../shared/almanac/date-text.ts'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import { JsonLd } from '../../../lib/page/json-ld.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { NamedDrawing } from '../../../ui/drawings/named-drawing.tsx'
import type { ComingPooja } from './coming-festival.server.ts'
import { rupeesText } from '../../../lib/locale/rupees-text.ts'
import { InsteadOfList, Section } from './section.tsx'
import { linkLook, useWords } from './words.ts'

type PoojasProps = { result: CallResult<ComingPooja[]>; where: Pick<PanchangDayReply, 'place' | 'today'> | null }

/** Poojas for the next feasts of the calendar; between feasts, those that suit any day. */
export function Poojas({ result, where }: PoojasProps) {
  const { t } = useWords()
  const language = useLanguage()
  const list = 'reply' in result ? result.reply : []
  const festivals = [...new Set(list.flatMap(({ festival }) => festival ?? []))]
  const place = where?.place?.name[language] ?? ''
  const year = festivals[0]?.date.slice(0, 4)
  return (
    <Section
      id="poojas"
      title={t(year ? 'poojas.title' : 'poojas.popular')}
      lead={year ? t('poojas.lead', { place }) : t('poojas.popularLead')}
      more={{ href: '/pooja', text: t('poojas.all') }}
    >
      {list.length === 0 && <InsteadOfList text={t('reply' in result ? 'poojas.empty' : 'poojas.failed')} />}
      <ul className="grid gap-4 md:grid-cols-3">
        {list.map((coming) => (
          <PoojaCard key={coming.pooja._id} {...coming} today={where?.today} />
        ))}
      </ul>
      {year && (
        <p>
          <a
            href={`/festivals/${year}?city=${where?.place?.slug}`}
            className={`inline-flex min-h-12 items-center ${linkLook}`}
          >
            {t('poojas.calendar', { year })}
          </a>
        </p>
      )}
      {festivals.map(({ key, date }) => (
        <JsonLd
          key={key}
          thing={{
            '@type': 'Event',
            name: t(`festivals:names.${key as 'diwali'}`),
            startDate: date,
            endDate: date,
            location: { '@type': 'Place', name: place, address: place },
          }}
        />
      ))}
    </Section>
  )
}

function PoojaCard({ pooja, festival, today }: ComingPooja & { today?: string }) {
  const { t } = useWords()
  const language = useLanguage()
  const { _id, pooja_name, drawing, image, description, pooja_price, total_from, duration_minutes } = pooja
  return (
    <li className="group relative grid grid-cols-[5.5rem_1fr] content-start gap-x-4 rounded-lg border border-rule bg-paper-raised p-4 hover:border-ink">
      {image ? (
        <img src={image} alt="" width={88} height={88} loading="lazy" className="rounded-md object-cover" />
      ) : (
        <NamedDrawing name={drawing} size={88} />
      )}
      <div className="min-w-0">
        {festival && (
          <p className="text-sm font-semibold text-marigold-ink">
            {t(`festivals:names.${festival.key as 'diwali'}`)} ·{' '}
            <time dateTime={festival.date}>
              {festival.date === today
                ? t('panchang:today')
                : formatDate(festival.date, language, { day: 'numeric', month: 'long' })}
            </time>
          </p>
        )}
        <h3 className="text-lg leading-snug">
          <a
            href={`/PujaDetailsPage/${_id}`}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg after:content-[''] group-hover:text-sindoor"
          >
            {pooja_name}
          </a>
        </h3>
        <p className="tabular font-semibold">{t('poojas.price', { price: rupeesText(pooja_price, language) })}</p>
        <p className="tabular text-sm text-ink-soft">
          {t('poojas.total', { price: rupeesText(total_from, language) })}
        </p>
      </div>
      <p className="col-span-2 mt-3 text-ink-soft">
        {description} <span className="text-sm">({t('poojas.minutes', { count: duration_minutes })})</span>
      </p>
    </li>
  )
}
