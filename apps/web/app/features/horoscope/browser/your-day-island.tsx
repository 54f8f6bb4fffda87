import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { find } from '../../../lib/reading/data-names.ts'
import type { IslandsProps } from '../../../lib/reading/page-script.ts'
import { useSession } from '../../../lib/session/session.ts'
import { YourDay } from '../../../shared/your-day/your-day.tsx'
import type { HoroscopeFacts } from '../horoscope-data.ts'

/** The reader's own day, in the space that the server has kept for signed-in readers. */
export function YourDayIsland({ root }: IslandsProps<HoroscopeFacts>) {
  const { signedIn } = useSession()
  const place = find(root, 'island')
  useLayoutEffect(() => {
    place?.querySelector('[data-static]')?.remove()
    if (!signedIn) place?.remove()
  }, [place, signedIn])
  return place && signedIn && createPortal(<YourDay />, place)
}
