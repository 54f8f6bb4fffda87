import { DomainError, notFound, toRupees } from '@sankalp/contract'
import { festivalNames } from '@sankalp/content/live-fact-texts'
import type { Parsed } from '@sankalp/contract/endpoint'
import type { KeptPooja, savePooja } from '@sankalp/contract/pooja-editing'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../../platform/db/db.ts'
import { searchTextOf } from '../poojas.service.ts'
import * as repository from './editing.repository.ts'

export type EditingNeeds = {
  db: Db
  clock: Clock
  /** Has every process render its pages anew. */ siteChanged: (tx: Tx) => void
}
export type PoojaEditing = ReturnType<typeof createPoojaEditing>

/** Creates the operators' service for editing poojas. */
export function createPoojaEditing({ db, clock, siteChanged }: EditingNeeds) {
  async function show(on: Queryable, poojaId: string): Promise<KeptPooja> {
    const row = await repository.findKept(on, poojaId, false)
    if (!row) throw notFound()
    return {
      poojaId,
      version: row.version,
      ...fieldsOf(row),
      festivalChoices,
      comingBookings: await repository.countComing(on, poojaId, clock.now()),
    }
  }

  return {
    getPooja: (poojaId: string): Promise<KeptPooja> => show(db, poojaId),

    async savePooja(
      tx: Tx,
      poojaId: string,
      { version, festivals, ...typed }: Parsed<(typeof savePooja)['body']>,
    ): Promise<KeptPooja> {
      const row = await repository.findKept(tx, poojaId, true)
      if (!row) throw notFound()
      if (row.version !== version)
        throw new DomainError('CHANGED_MEANWHILE', { version: row.version, now: fieldsOf(row) })
      if (festivals?.some((key) => !festivalChoices.includes(key)))
        throw new DomainError('INVALID_INPUT', { fields: [{ field: 'festivals', problem: 'choice' }] })
      const texts = toTexts(typed)
      await repository.updateKept(tx, poojaId, { ...texts, searchText: searchTextOf(texts) }, clock.now())
      if (festivals) await repository.replaceFestivals(tx, poojaId, [...new Set(festivals)])
      siteChanged(tx)
      return show(tx, poojaId)
    },
  }
}

const festivalChoices = Object.keys(festivalNames.en)

const undescribed = { purpose: '', steps: [], samagri: [], prepare: [], questions: [] }

/** Returns the editable fields of a pooja under the names that the API uses. */
function fieldsOf({
  name,
  description,
  about,
  details,
  pricePaise,
  durationMinutes,
  concerns,
  festivals,
  listed,
}: repository.KeptRow) {
  const { en, hin } = details ?? { en: undescribed, hin: undescribed }
  return {
    nameEn: name.en,
    nameHin: name.hin,
    descriptionEn: description.en,
    descriptionHin: description.hin,
    aboutEn: about.en,
    aboutHin: about.hin,
    purposeEn: en.purpose,
    purposeHin: hin.purpose,
    stepsEn: en.steps,
    stepsHin: hin.steps,
    samagriEn: en.samagri,
    samagriHin: hin.samagri,
    prepareEn: en.prepare,
    prepareHin: hin.prepare,
    questionsEn: en.questions,
    questionsHin: hin.questions,
    price: toRupees(pricePaise),
    durationMinutes,
    concerns,
    festivals,
    listed,
  }
}

function toTexts(typed: Omit<Parsed<(typeof savePooja)['body']>, 'version' | 'festivals'>): repository.KeptTexts {
  return {
    name: { en: typed.nameEn, hin: typed.nameHin },
    description: { en: typed.descriptionEn, hin: typed.descriptionHin },
    about: { en: typed.aboutEn, hin: typed.aboutHin },
    details: {
      en: {
        purpose: typed.purposeEn,
        steps: typed.stepsEn,
        samagri: typed.samagriEn,
        prepare: typed.prepareEn,
        questions: typed.questionsEn,
      },
      hin: {
        purpose: typed.purposeHin,
        steps: typed.stepsHin,
        samagri: typed.samagriHin,
        prepare: typed.prepareHin,
        questions: typed.questionsHin,
      },
    },
    pricePaise: Math.round(typed.price * 100),
    durationMinutes: typed.durationMinutes,
    concerns: [...new Set(typed.concerns)],
    listed: typed.listed,
  }
}
