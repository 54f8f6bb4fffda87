import type { LivePerson } from '@sankalp/contract/live/fields'
import { Suspense, lazy } from 'react'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { PersonPicture } from '../../../shared/consultations/person-picture.tsx'
import { Wheel } from '../../../ui/drawings/wheel.tsx'

const WheelOfToday = lazy(() => retryImport(() => import('./wheel-of-today.tsx')))

/** Shown instead of a black screen when there is no video: the portrait in the middle of today's wheel. */
export function FaceOnWheel({ person }: { person: LivePerson }) {
  const name = nameIn(person, useLanguage())
  const sign = <Wheel detailed size={320} className="h-full w-full text-rule-strong" />
  return (
    <div className="absolute inset-0 grid content-center justify-items-center gap-3 p-6 pt-14">
      <div className="relative aspect-square w-[min(100%,50vh,26rem)]">
        {/* Only a background here; its content can be read on the panchang page. */}
        <div inert className="absolute inset-0">
          <Suspense fallback={sign}>
            <WheelOfToday fallback={sign} />
          </Suspense>
        </div>
        <div className="absolute inset-0 grid place-items-center">
          <div className="grid place-items-center rounded-full bg-paper p-2">
            <PersonPicture person={person} name={name} size={112} alt={name} />
          </div>
        </div>
      </div>
      <p className="text-center font-heading text-2xl wrap-anywhere">{name}</p>
    </div>
  )
}
