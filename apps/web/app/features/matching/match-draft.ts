import { parseStored, readTab, removeTab, writeTab } from '../../lib/storage.ts'
import { type MatchValues, type PartnerValues, emptyPartner, fieldId, numberFields, partners } from './partner-values.ts'

/** What is being typed, kept for this tab only: a refresh or a call in between loses nothing. */
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

/** Kept by an older version, or changed by hand: what does not fit is left empty. */
function toValues(stored: unknown): PartnerValues | null {
  if (typeof stored !== 'object' || stored === null) return null
  const kept = stored as Record<string, unknown>
  const text = (name: keyof PartnerValues) => {
    const value = kept[name]
    return typeof value === 'string' ? value : ''
  }
  const texts = (['name', ...numberFields, 'placeText', 'tzone'] as const).map((name) => [name, text(name)])
  return { ...emptyPartner, ...Object.fromEntries(texts), place: isPlace(kept.place) ? kept.place : null }
}

function isPlace(value: unknown): value is NonNullable<PartnerValues['place']> {
  if (typeof value !== 'object' || value === null) return false
  const { label, latDeg, lonDeg, zone } = value as Record<string, unknown>
  const { en, hin } = (label ?? {}) as Record<string, unknown>
  const isNamed = typeof en === 'string' && typeof hin === 'string'
  return isNamed && typeof latDeg === 'number' && typeof lonDeg === 'number' && typeof zone === 'string'
}

/** What stands in the fields of the page itself: typed while the form's script was on its way. */
export function readTyped(): Record<keyof MatchValues, Partial<PartnerValues>> {
  const [groom = {}, bride = {}] = partners.map((partner): Partial<PartnerValues> => {
    const typed = (['name', ...numberFields] as const).flatMap((field) => {
      const control = document.getElementById(fieldId(partner, field))
      return control instanceof HTMLInputElement && control.value !== '' ? [[field, control.value] as const] : []
    })
    return Object.fromEntries(typed)
  })
  return { groom, bride }
}
