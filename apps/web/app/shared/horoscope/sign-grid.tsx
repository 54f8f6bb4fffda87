import { type Sign, rashiOfSign } from '@sankalp/contract/horoscope-keys'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'

type SignGridProps = {
  signs: readonly Sign[]
  label: string
  addressOf: (sign: Sign) => string
  /** The sign that is shown. */
  current?: Sign
  /** The visitor's own sign, if known; on server-rendered pages their script marks it. */
  own?: Sign | null
}

/** Shows the twelve signs as links. Each has its own address, so that a refresh and the back button work. */
export function SignGrid({ signs, label, addressOf, current, own }: SignGridProps) {
  const { t } = useTranslation('horoscope')
  const language = useLanguage()
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-3 gap-2 xs:grid-cols-4 sm:grid-cols-6 xl:grid-cols-12 xl:gap-1">
        {signs.map((sign) => (
          <li key={sign} className="grid">
            <a
              href={addressOf(sign)}
              data-sign={sign}
              aria-current={sign === current ? 'true' : undefined}
              className={classes(
                'grid content-start justify-items-center gap-1 rounded-md border px-1 py-2 text-center leading-tight text-ink no-underline hi:leading-snug',
                sign === current
                  ? 'border-marigold bg-marigold-tint'
                  : 'border-rule hover:border-ink hover:bg-paper-sunk',
              )}
            >
              <Picture name={`rashis/${rashiOfSign[sign]}`} size={72} className="rounded-full" />
              <span className={classes('text-sm', sign === current && 'font-semibold')}>{t(`sign.${sign}`)}</span>
              {language === 'en' && <span className="text-xs text-ink-soft">{t(`rashi.${sign}`)}</span>}
              {/* Only the browser knows which sign is the visitor's. */}
              <span hidden={sign !== own} data-own="" className="text-xs font-semibold text-marigold-ink">
                {t('page.yourSign')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
