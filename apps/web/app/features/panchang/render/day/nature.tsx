import { classes } from '../../../../ui/classes.ts'
import { useWords } from '../almanac.tsx'

const looks = { good: 'text-peacock', fair: 'text-marigold-ink', avoid: 'text-sindoor' }

/** Shows whether a time is good in words too, because many readers cannot tell the colours apart. */
export function Nature({ of }: { of: keyof typeof looks }) {
  const { t } = useWords()
  return <span className={classes('text-sm', looks[of])}>{t(`natures.${of}`)}</span>
}
