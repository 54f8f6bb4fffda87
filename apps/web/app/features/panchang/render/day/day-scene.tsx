import { Scene, wholeTall } from '../../../../ui/scene.tsx'
import type { Light } from './light.ts'

/** Shows a courtyard in the light of the hour: beside the first look on a desk, above it on a phone. */
export function DayScene({ light }: { light: Light }) {
  return (
    <div className="-mx-4 -mt-4 md:mx-0 md:mt-0 lg:col-start-2 lg:row-start-1">
      <Scene
        name={`panchang-${light}`}
        small={{ sheet: 'strip', view: [0, 36, 720, 140] }}
        large={wholeTall}
        from="64rem"
        className="md:rounded-lg"
      />
    </div>
  )
}
