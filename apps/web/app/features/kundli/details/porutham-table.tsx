import { poruthamStars } from '@sankalp/jyotish'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { listText } from './date-text.ts'
import { Lookup } from './lookup.tsx'

const roles = ['bride', 'groom'] as const

/** Shows the stars that are compatible with the Moon of this chart, for a groom and for a bride. */
export function PoruthamTable({ moonDeg }: { moonDeg: number }) {
  const { t } = useTranslation('kundli')
  return (
    <Lookup part="poruthams" isWide>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {roles.map((role) => (
          <StarsFor key={role} role={role} moonDeg={moonDeg} />
        ))}
      </div>
      <LinkButton href="/Kundlimatchmaking" kind="quiet" className="justify-self-start print:hidden">
        {t('page.matchLink')}
      </LinkButton>
    </Lookup>
  )
}

const titles = { bride: 'further.asBride', groom: 'further.asGroom' } as const

function StarsFor({ role, moonDeg }: { role: (typeof roles)[number]; moonDeg: number }) {
  const { t } = useTranslation(['kundli', 'jyotish'])
  const language = useLanguage()
  const stars = poruthamStars(moonDeg, role)
  return (
    <div>
      <h4 className="py-1 font-semibold">{t(titles[role])}</h4>
      <dl className="grid">
        {[...new Set(stars.map(({ good }) => good))].map((good) => (
          <div key={good} className="grid grid-cols-[5rem_1fr] border-t border-rule py-2 print:py-0.5">
            <dt className="text-ink-soft">{t('further.good', { good })}</dt>
            <dd>
              {listText(
                stars
                  .filter((star) => star.good === good)
                  .map(({ nakshatra, rashi }) =>
                    t('further.inSign', {
                      star: t(`jyotish:nakshatras.${nakshatra}`),
                      sign: t(`jyotish:rashis.${rashi}`),
                    }),
                  ),
                language,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
