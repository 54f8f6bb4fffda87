import { useTranslation } from '../../lib/locale/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { Wheel } from '../../ui/drawings/wheel.tsx'

type LogoProps = {
  className?: string
  /** In the bar on a phone: the name gives way to the cart once the cart has items. */
  makesRoom?: boolean
}

export function Logo({ className, makesRoom }: LogoProps) {
  const { t } = useTranslation()
  return (
    <a
      href="/"
      aria-label={t('logo')}
      className={classes('inline-flex min-h-12 min-w-12 items-center gap-2 text-ink no-underline', className)}
    >
      <Wheel size={40} />
      <span
        className={classes(
          'hidden font-heading text-xl leading-none xs:inline sm:text-2xl',
          makesRoom && 'group-has-[[data-in-cart]]:max-sm:hidden',
        )}
      >
        {t('brand')}
      </span>
    </a>
  )
}
