import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { type BookingStep, bookingSteps, stepPath } from '../steps.ts'

type StepBarProps = {
  poojaId: string
  acharyaId: string
  step: BookingStep
  /** The last step that can be opened. */
  furthest: BookingStep
  /** The choices made so far. */
  chosen: readonly string[]
}

/** Shows the three steps by name, with links to those that can be opened, and the choices made so far below them. */
export function StepBar({ poojaId, acharyaId, step, furthest, chosen }: StepBarProps) {
  const { t } = useTranslation('bookings')
  const open = bookingSteps.indexOf(furthest)
  return (
    <nav aria-label={t('steps.label')} className="grid gap-2">
      <ol className="grid grid-cols-3 gap-1 sm:gap-3">
        {bookingSteps.map((one, at) => (
          <li key={one} className="grid">
            <StepName
              href={at <= open && one !== step ? stepPath(poojaId, one, acharyaId) : undefined}
              isCurrent={one === step}
              isDone={at < bookingSteps.indexOf(step)}
            >
              {t(`steps.${one}`)}
            </StepName>
          </li>
        ))}
      </ol>
      {chosen.length > 0 && <p className="text-sm wrap-anywhere text-ink-soft">{chosen.join(' · ')}</p>}
    </nav>
  )
}

type StepNameProps = { href: string | undefined; isCurrent: boolean; isDone: boolean; children: string }

function StepName({ href, isCurrent, isDone, children }: StepNameProps) {
  const look = classes(
    'grid min-h-12 content-start border-t-4 pt-1.5 text-sm leading-tight no-underline',
    isCurrent
      ? 'border-marigold font-semibold text-ink'
      : isDone
        ? 'border-ink-soft text-ink'
        : 'border-rule text-ink-soft',
  )
  if (isCurrent) {
    return (
      <span aria-current="step" className={look}>
        {children}
      </span>
    )
  }
  return href ? (
    <a href={href} className={classes(look, 'hover:underline')}>
      {children}
    </a>
  ) : (
    <span className={look}>{children}</span>
  )
}
