import { useTranslation } from '../../lib/locale/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { Wheel } from '../../ui/drawings/wheel.tsx'

type LogoProps = {
  className?: string
  /** Without the name on a phone, where the bar needs the room. */
  isBrief?: boolean
}

export function Logo({ className, isBrief }: LogoProps) {
  const { t } = useTranslation()
  return (
    <a
      href="/"
      aria-label={t('logo')}
      className={classes('inline-flex min-h-12 min-w-12 items-center gap-2 text-ink no-underline', className)}
    >
      <Wheel size={40} />
      <span
        className={classes('hidden font-heading text-xl leading-none sm:inline sm:text-2xl', !isBrief && 'xs:inline')}
      >
        {t('brand')}
      </span>
    </a>
  )
}
