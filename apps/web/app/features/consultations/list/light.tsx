import type { Acharya } from '@sankalp/contract/acharyas'
import type { Wait } from '@sankalp/contract/consultations'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'

type LightProps = { acharya: Pick<Acharya, 'online' | 'busy'>; wait?: Wait }

/** Shows whether an acharya is available now: a mark, a colour and a word. */
export function Light({ acharya: { online, busy }, wait }: LightProps) {
  const { t } = useTranslation('find-acharya')
  const minutes = wait?.waitSeconds == null ? null : Math.max(1, Math.round(wait.waitSeconds / 60))
  const text = !online
    ? t('light.offline')
    : !busy
      ? t('light.online')
      : minutes === null
        ? t('light.busy')
        : t('light.busyWait', { count: minutes })
  return (
    <p
      className={classes(
        'text-sm font-semibold',
        !online ? 'text-ink-soft' : busy ? 'text-marigold-ink' : 'text-peacock',
      )}
    >
      <span aria-hidden="true">{!online ? '○' : busy ? '◐' : '●'} </span>
      {text}
    </p>
  )
}
