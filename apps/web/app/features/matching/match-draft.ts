import { parseStored, readTab, removeTab, writeTab } from '../../lib/storage.ts'
import { isPicked } from '../../shared/places/picked-place.ts'
import { emptyMoment } from '../../shared/birth/typed-birth.ts'
import { type MatchValues, type PartnerValues, emptyPartner, partners, prefixOf } from './partner-values.ts'

/** Stores the draft for this tab only, so that a refresh or an interruption does not lose it. */
export function saveDraft(values: MatchValues): void {
  writeTab('matchDraft', JSON.stringify(values))
}

export function clearDraft(): void {
  removeTab('matchDraft')
}

export function readDraft(): MatchValues | null {
  const stored = parseStored(readTab('matchDraft')) as Partial<Record<string, unknown>> | null
  const groom = toValues(stored?.groom)
  const bride = toValues(stored?.bride)
  return groom && bride && { groom, bride }
}

const { timeUnknown: _, ...texts } = emptyMoment
const momentTexts = Object.keys(texts) as (keyof typeof texts)[]

/** Reads a draft that may be of an older version or edited by hand; invalid values become empty. */
function toValues(stored: unknown): PartnerValues | null {
  if (typeof stored !== 'object' || stored === null) return null
  const found = stored as Record<string, unknown>
  const text = (name: keyof PartnerValues) => {
    const value = found[name]
    return typeof value === 'string' ? value : ''
  }
  const texts = (['name', ...momentTexts, 'placeText', 'tzone'] as const).map((name) => [name, text(name)])
  const place = isPicked(found.place) ? found.place : null
  return { ...emptyPartner, ...Object.fromEntries(texts), timeUnknown: found.timeUnknown === true, place }
}

/** Returns the content of the page's own fields, typed while the form's script was loading. */
export function readTyped(): Record<keyof MatchValues, Partial<PartnerValues>> {
  const [groom = {}, bride = {}] = partners.map((partner): Partial<PartnerValues> => {
    const control = (field: string) => document.getElementsByName(prefixOf[partner] + field)[0]
    const typed = (['name', ...momentTexts] as const).flatMap((field) => {
      const found = control(field)
      const isControl = found instanceof HTMLInputElement || found instanceof HTMLSelectElement
      return isControl && found.value !== '' ? [[field, found.value] as const] : []
    })
    const box = control('timeUnknown')
    const isTicked = box instanceof HTMLInputElement && box.checked
    return { ...Object.fromEntries(typed), ...(isTicked && { timeUnknown: true }) }
  })
  return { groom, bride }
}
