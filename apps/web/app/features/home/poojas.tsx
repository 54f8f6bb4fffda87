import type { Pooja } from '@sankalp/contract/poojas'
import { DrawnPicture } from '../../lib/drawn-picture.tsx'
import { JsonLd } from '../../lib/page/json-ld.tsx'
import { priceText } from '../../lib/locale/rupees-text.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { InsteadOfList, Section } from './section.tsx'
import { linkLook, useWords } from './words.ts'

/** The texts of a feast: its name and day. */
type Feast = { name: string; date: string; dateText: string }
/** A pooja, and the feast for which it is shown; null if the coming feasts have no pooja of their own. */
type ShownPooja = { pooja: Pooja; feast: Feast | null }
/** `list` is null if it could not be loaded. */
type PoojasProps = { list: readonly ShownPooja[] | null; place: string; slug: string }

/** Shows poojas for the next feasts of the calendar, or those that suit any day. */
export function Poojas({ list, place, slug }: PoojasProps) {
  const { t } = useWords()
  const feasts = [...new Map(list?.flatMap(({ feast }) => (feast ? [[feast.name, feast] as const] : []))).values()]
  const year = feasts[0]?.date.slice(0, 4)
  return (
    <Section
      id="poojas"
      title={t(year ? 'poojas.title' : 'poojas.popular')}
      lead={year ? t('poojas.lead', { place }) : t('poojas.popularLead')}
      more={{ href: '/pooja', text: t('poojas.all') }}
    >
      {!list?.length && <InsteadOfList text={t(list ? 'poojas.empty' : 'poojas.failed')} />}
      <ul className="grid gap-4 md:grid-cols-3">
        {list?.map((shown) => (
          <PoojaCard key={shown.pooja._id} {...shown} />
        ))}
      </ul>
      {year && (
        <p>
          <a href={`/festivals/${year}?city=${slug}`} className={`inline-flex min-h-12 items-center ${linkLook}`}>
            {t('poojas.calendar', { year })}
          </a>
        </p>
      )}
      {feasts.map(({ name, date }) => (
        <JsonLd
          key={name}
          thing={{
            '@type': 'Event',
            name,
            startDate: date,
            endDate: date,
            location: { '@type': 'Place', name: place, address: place },
          }}
        />
      ))}
    </Section>
  )
}

function PoojaCard({ pooja, feast }: ShownPooja) {
  const { t } = useWords()
  const language = useLanguage()
  const { _id, pooja_name, drawing, image, description, total_from, duration_minutes } = pooja
  return (
    <li className="group relative grid grid-cols-[5.5rem_1fr] content-start gap-x-4 rounded-lg border border-rule bg-paper-raised p-4 hover:border-ink">
      <DrawnPicture image={image} drawing={drawing} size={112} className="size-22" />
      <div className="min-w-0">
        {feast && (
          <p className="text-sm font-semibold text-marigold-ink">
            {feast.name} · <time dateTime={feast.date}>{feast.dateText}</time>
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
        <p className="tabular font-semibold">{t('poojas.price', { price: priceText(total_from, language) })}</p>
        <p className="text-sm text-ink-soft">{t('poojas.total')}</p>
      </div>
      <p className="col-span-2 mt-3 text-ink-soft">
        {description} <span className="text-sm">({t('poojas.minutes', { count: duration_minutes })})</span>
      </p>
    </li>
  )
}
