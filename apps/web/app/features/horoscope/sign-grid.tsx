import { type Sign, rashiOfSign } from '@sankalp/contract/horoscope-keys'
import { Link, type To } from 'react-router'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { RashiSign } from '../../ui/drawings/rashis.tsx'

type SignGridProps = {
  signs: readonly Sign[]
  label: string
  to: (sign: Sign) => To
  /** The one being read. */
  current?: Sign
  /** The visitor's own, if this browser knows it. */
  own?: Sign | null
  keepScroll?: boolean
}

/** The twelve signs as links; each is an address of its own, so that a refresh and the back button work. */
export function SignGrid({ signs, label, to, current, own, keepScroll }: SignGridProps) {
  const { t } = useTranslation('horoscope')
  const language = useLanguage()
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-3 gap-2 xs:grid-cols-4 sm:grid-cols-6 xl:grid-cols-12 xl:gap-1">
        {signs.map((sign) => (
          <li key={sign} className="grid">
            <Link
              to={to(sign)}
              preventScrollReset={keepScroll}
              aria-current={sign === current ? 'true' : undefined}
              className={classes(
                'grid justify-items-center gap-1 rounded-md border px-1 py-2 text-center leading-tight text-ink no-underline hi:leading-snug',
                sign === current ? 'border-marigold bg-marigold-tint' : 'border-rule hover:border-ink hover:bg-paper-sunk',
              )}
            >
              <RashiSign rashi={rashiOfSign[sign]} size={36} />
              <span className={classes('text-sm', sign === current && 'font-semibold')}>{t(`sign.${sign}`)}</span>
              {language === 'en' && <span className="text-xs text-ink-soft">{t(`rashi.${sign}`)}</span>}
              {sign === own && <span className="text-xs font-semibold text-marigold-ink">{t('page.yourSign')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
