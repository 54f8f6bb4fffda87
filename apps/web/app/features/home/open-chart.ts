import type { NavigateFunction } from 'react-router'
import { writeTab } from '../../lib/storage.ts'
import type { Birth } from '../../shared/birth/birth.ts'
import { typedFrom } from '../../shared/birth/typed-birth.ts'
import { readSettings } from '../../shared/birth/chart-preferences.ts'
import { readZoneClock } from '../../shared/birth/zone-clock.ts'
import { keepPrivate } from '../../lib/private-state.ts'

/**
 * Opens the chart of a birth; or the full form if the local hour occurred twice or never, which asks for the intended
 * clock.
 */
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
