import { useTranslation } from '../../lib/locale/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { Wheel } from '../../ui/drawings/wheel.tsx'

export function Logo({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <a
      href="/"
      aria-label={t('logo')}
      className={classes('inline-flex min-h-12 min-w-12 items-center gap-2 text-ink no-underline', className)}
    >
      <Wheel size={40} />
      <span className="hidden font-heading text-xl leading-none xs:inline sm:text-2xl">{t('brand')}</span>
    </a>
  )
}
