import { ReadingView } from '../../../lib/reading/reading-view.tsx'
import { horoscopeScript } from './horoscope-script.ts'

const scripts = [horoscopeScript]

export function HoroscopeView() {
  return <ReadingView scripts={scripts} />
}
