import { type RefObject, useEffect, useRef, useState } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { StepButton } from '../../ui/step-button.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

/** The five tiles, in the order of docs/requirements B-12. */
const services = [
  { key: 'pooja', to: '/pooja', picture: 'things/kalash' },
  { key: 'kundli', to: '/freekundli', picture: 'things/chart' },
  { key: 'horoscope', to: '/horoscopePage', picture: 'things/wheel' },
  { key: 'generate', to: '/kundli-form', picture: 'things/yantra' },
  { key: 'consult', to: '/chatwithastrologer', picture: 'things/diya' },
] as const

/** The lowest price per minute of chat, and the lowest price of a pooja; null if none could be read. */
type ServicesProps = { rate: string | null; poojaPrice: string | null }

/** A row that scrolls by finger, keyboard or its two buttons; nothing in it moves by itself. */
export function Services({ rate, poojaPrice }: ServicesProps) {
  const { t } = useWords()
  const row = useRef<HTMLDivElement>(null)
  const prices = {
    pooja: poojaPrice && t('services.startsAt', { price: poojaPrice }),
    kundli: t('services.free'),
    horoscope: t('services.free'),
    generate: t('services.free'),
    consult: rate && t('services.perMinute', { rate }),
  }
  return (
    <Section id="services" title={t('services.title')} lead={t('services.lead')} aside={<Steps row={row} />}>
      <div
        ref={row}
        // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        role="group"
        aria-label={t('services.list')}
        className="snap-x snap-proximity overflow-x-auto overscroll-x-contain scroll-smooth rounded-lg"
      >
        <ul className="flex gap-4 pb-2">
          {services.map(({ key, to, picture }) => (
            <li
              key={key}
              className="relative grid w-60 shrink-0 snap-start content-start gap-2 rounded-lg border border-rule bg-paper-raised p-4 hover:border-ink lg:w-[calc((100%-4rem)/5)]"
            >
              <Picture name={picture} size={96} className="rounded-md" />
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

/**
 * The buttons are rendered before their script loads, so that nothing moves then, and are shown if the row is wider
 * than its frame. A wide screen shows all tiles at once.
 */
function Steps({ row }: { row: RefObject<HTMLElement | null> }) {
  const { t } = useWords()
  const [{ isWide, isAtStart, isAtEnd }, setWhere] = useState({ isWide: false, isAtStart: true, isAtEnd: false })
  useEffect(() => {
    const frame = row.current!
    const look = () => {
      const hidden = frame.scrollWidth - frame.clientWidth
      setWhere({ isWide: hidden > 1, isAtStart: frame.scrollLeft <= 1, isAtEnd: frame.scrollLeft >= hidden - 1 })
    }
    const watcher = new ResizeObserver(look)
    watcher.observe(frame)
    frame.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      frame.removeEventListener('scroll', look)
    }
  }, [row])
  const step = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 })
  // Do not use `disabled`: a keyboard user would lose the focus on the button just pressed.
  return (
    <div className={`flex gap-2 lg:hidden ${isWide ? '' : 'invisible'}`}>
      <StepButton
        to="previous"
        aria-disabled={isAtStart}
        onClick={() => step(-1)}
        aria-label={t('services.previous')}
      />
      <StepButton to="next" aria-disabled={isAtEnd} onClick={() => step(1)} aria-label={t('services.next')} />
    </div>
  )
}
