import type { Rite } from '@sankalp/contract/bookings'
import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Heading } from '../../ui/heading.tsx'

type RiteSide = 'devotee' | 'acharya'

type RiteGuideProps = { rite: Rite; side: RiteSide; isBefore: boolean; hasSankalp: boolean }

/**
 * The guide through a pooja. The acharya begins with the sankalp line and the names; the devotee, before the start, with
 * what to have ready. Both follow the same steps.
 */
export function RiteGuide({ rite, side, isBefore, hasSankalp }: RiteGuideProps) {
  const sankalp = hasSankalp && <SankalpPart rite={rite} />
  const steps = <Steps steps={rite.steps} />
  const samagri = <Samagri samagri={rite.samagri} side={side} />
  return (
    <div className="grid gap-6">
      {side === 'acharya' ? (
        <>
          {sankalp}
          {steps}
          {samagri}
        </>
      ) : (
        <>
          {!isBefore && steps}
          {samagri}
          {isBefore && (
            <>
              <Prepare prepare={rite.prepare} />
              {steps}
            </>
          )}
          {sankalp}
        </>
      )}
    </div>
  )
}

function SankalpPart({ rite: { sankalp, names, gotra, city } }: { rite: Rite }) {
  const { t } = useTranslation('pooja-room')
  const language = useLanguage()
  return (
    <Part title={t('sankalp')}>
      {sankalp && (
        <p className="border-l-3 border-marigold pl-4 font-heading text-lg leading-relaxed">{sankalp[language]}</p>
      )}
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-soft">{t('names')}</dt>
          <dd className="text-lg wrap-anywhere">
            {names.map((name) => (
              <span key={name} className="block">
                {name}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t('gotra')}</dt>
          <dd className="wrap-anywhere">{gotra ?? t('noGotra')}</dd>
        </div>
        {city && (
          <div>
            <dt className="text-sm text-ink-soft">{t('place')}</dt>
            <dd className="wrap-anywhere">{city}</dd>
          </div>
        )}
      </dl>
    </Part>
  )
}

function Steps({ steps }: Pick<Rite, 'steps'>) {
  const { t } = useTranslation('pooja-room')
  if (steps.length === 0) return null
  return (
    <Part title={t('steps')}>
      <ol className="grid list-decimal gap-2 pl-6 marker:text-ink-soft">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Part>
  )
}

/** A list to tick off in the head: the devotee puts these things ready, the acharya has the samagri of the booking. */
function Samagri({ samagri, side }: Pick<Rite, 'samagri'> & { side: RiteSide }) {
  const { t } = useTranslation('pooja-room')
  if (samagri.length === 0) return null
  return (
    <Part title={t(side === 'devotee' ? 'samagri' : 'samagriOfDevotee')}>
      <BulletList items={samagri} />
    </Part>
  )
}

function Prepare({ prepare }: Pick<Rite, 'prepare'>) {
  const { t } = useTranslation('pooja-room')
  if (prepare.length === 0) return null
  return (
    <Part title={t('prepare')}>
      <BulletList items={prepare} />
    </Part>
  )
}

function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-6 marker:text-ink-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <Heading level={3}>{title}</Heading>
      {children}
    </section>
  )
}
