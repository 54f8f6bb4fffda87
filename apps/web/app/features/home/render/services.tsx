import { type DrawingName } from '../../../ui/drawings/index.ts'
import { NamedDrawing } from '../../../ui/drawings/named-drawing.tsx'
import { StepButton } from '../../../ui/step-button.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

/** The five tiles, in the order of docs/requirements B-12. */
const services = [
  { key: 'pooja', to: '/pooja', drawing: 'kalash' },
  { key: 'kundli', to: '/freekundli', drawing: 'lotus' },
  { key: 'horoscope', to: '/horoscopePage', drawing: 'wheel' },
  { key: 'generate', to: '/kundli-form', drawing: 'yantra' },
  { key: 'consult', to: '/chatwithastrologer', drawing: 'diya' },
] as const satisfies { key: string; to: string; drawing: DrawingName }[]

/** The least that an acharya asks for a minute of chat, and the least price of a pooja; null where none could be read. */
type ServicesProps = { rate: string | null; poojaPrice: string | null }

/** A row to scroll with a finger, the keyboard or its two buttons; nothing in it moves by itself. */
export function Services({ rate, poojaPrice }: ServicesProps) {
  const { t } = useWords()
  const prices = {
    pooja: poojaPrice && t('services.startsAt', { price: poojaPrice }),
    kundli: t('services.free'),
    horoscope: t('services.free'),
    generate: t('services.free'),
    consult: rate && t('services.perMinute', { rate }),
  }
  return (
    <Section id="services" title={t('services.title')} lead={t('services.lead')} aside={<Steps />}>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div
        id="service-row"
        tabIndex={0}
        role="group"
        aria-label={t('services.list')}
        className="snap-x snap-proximity overflow-x-auto overscroll-x-contain scroll-smooth rounded-lg"
      >
        <ul className="flex gap-4 pb-2">
          {services.map(({ key, to, drawing }) => (
            <li
              key={key}
              className="relative grid w-60 shrink-0 snap-start content-start gap-2 rounded-lg border border-rule bg-paper-raised p-4 hover:border-ink lg:w-[calc((100%-4rem)/5)]"
            >
              <NamedDrawing name={drawing} size={72} />
              <h3 className="text-xl leading-snug first-letter:uppercase">
                <a
                  href={to}
                  className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg after:content-[''] hover:text-sindoor"
                >
                  {t(`services.${key}.name`)}
                </a>
              </h3>
              <p className="text-ink-soft">{t(`services.${key}.text`)}</p>
              {prices[key] && <p className="tabular font-semibold text-peacock">{prices[key]}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** There before their script, so that nothing moves when that comes. A wide screen shows all tiles at once. */
function Steps() {
  const { t } = useWords()
  return (
    <div data-row-steps="service-row" className="invisible flex gap-2 lg:hidden">
      <StepButton to="previous" data-step="-1" aria-label={t('services.previous')} />
      <StepButton to="next" data-step="1" aria-label={t('services.next')} />
    </div>
  )
}
