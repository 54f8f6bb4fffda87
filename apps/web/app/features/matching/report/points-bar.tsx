import { classes } from '../../../ui/classes.ts'
import { percentOf, scoreColour } from './match-view.ts'

const fills = { green: 'bg-peacock', yellow: 'bg-marigold', red: 'bg-sindoor' }

type PointsBarProps = { points: number; maximum: number; label: string; className?: string }

/** How much of the points was reached. The words stand beside it: its colour alone says nothing. */
export function PointsBar({ points, maximum, label, className }: PointsBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={points}
      aria-valuetext={label}
      className={classes('overflow-hidden rounded-full border border-rule-strong bg-paper-sunk print:[print-color-adjust:exact]', className)}
    >
      <div
        className={classes('h-full', fills[scoreColour(points, maximum)])}
        style={{ width: `${percentOf(points, maximum)}%` }}
      />
    </div>
  )
}
