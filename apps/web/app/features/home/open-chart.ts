import type { NavigateFunction } from 'react-router'
import { writeTab } from '../../lib/storage.ts'
import type { Birth } from '../../shared/birth/birth.ts'
import { typedFrom } from '../../shared/birth/typed-birth.ts'
import { readSettings } from '../../shared/birth/chart-preferences.ts'
import { readZoneClock } from '../../shared/birth/zone-clock.ts'
import { keepPrivate } from '../../lib/private-state.ts'

/** Goes to the chart of a birth; to the full form where an hour came twice or never: it asks which clock was meant. */
export async function openChart(birth: Birth, navigate: NavigateFunction): Promise<void> {
  if (birth.time && birth.zone && readZoneClock(birth.zone, birth)?.fit !== 'once') {
    writeTab('kundliDraft', JSON.stringify({ ...typedFrom(birth), name: '', gender: '' }))
    await navigate('/kundli-form')
    return
  }
  await navigate('/kundli-details', {
    state: keepPrivate({ birth, settings: readSettings(), reply: null, isFromForm: false }),
  })
}
