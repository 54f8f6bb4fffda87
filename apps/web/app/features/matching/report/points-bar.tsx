import { classes } from '../../../ui/classes.ts'
import { percentOf, scoreColour } from './match-view.ts'

const fills = { green: 'bg-peacock', yellow: 'bg-marigold', red: 'bg-sindoor' }

type PointsBarProps = { least: number; most: number; maximum: number; label: string; className?: string }

/**
 * Shows the share of the points that was reached; hatched, what an unknown time may add. The text is beside it, because
 * colour alone says nothing.
 */
export function PointsBar({ least, most, maximum, label, className }: PointsBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={least}
      aria-valuetext={label}
      className={classes(
        'overflow-hidden rounded-full border border-rule-strong bg-paper-sunk print:[print-color-adjust:exact]',
        className,
      )}
    >
      <div className="flex h-full">
        <div className={fills[scoreColour(least, maximum)]} style={{ width: `${percentOf(least, maximum)}%` }} />
        {most > least && (
          <div
            className="bg-[repeating-linear-gradient(135deg,var(--color-marigold)_0_4px,transparent_4px_8px)]"
            style={{ width: `${percentOf(most - least, maximum)}%` }}
          />
        )}
      </div>
    </div>
  )
}
