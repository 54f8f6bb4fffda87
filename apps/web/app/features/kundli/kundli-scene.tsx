import { classes } from '../../ui/classes.ts'
import { Scene, wholeWide } from '../../ui/scene.tsx'

/** The scroll of a chart between the lamp and the cradle. */
const middle = { sheet: 'wide', view: [456, 84, 800, 236] } as const

type KundliSceneProps = { isWhole?: boolean; className?: string }

/** Shows where a chart is written: as a low strip, or on a desk as a whole. */
export function KundliScene({ isWhole, className }: KundliSceneProps) {
  return (
    <div className={classes('max-sm:-mx-4', className)}>
      <Scene name="kundli" small={middle} large={isWhole ? wholeWide : middle} className="sm:rounded-lg" />
    </div>
  )
}
