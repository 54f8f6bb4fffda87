import { randomBytes } from 'node:crypto'
import { DomainError, type Language, formatRupees, notFound } from '@sankalp/contract'
import type { KeptDakshina, createDakshina, saveDakshina } from '@sankalp/contract/dakshina-editing'
import type { Parsed } from '@sankalp/contract/endpoint'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../../platform/db/db.ts'
import * as repository from './dakshina.repository.ts'

type Typed = Parsed<(typeof createDakshina)['body']>

/** Manages the usual dakshina amounts: lists them for users and edits them for operators. */
export function createDakshinaPresets({ db, clock }: { db: Db; clock: Clock }) {
  async function show(on: Queryable, presetId: string): Promise<KeptDakshina> {
    const row = await repository.findPreset(on, presetId)
    if (!row) throw notFound()
    return { presetId, version: row.version, ...fieldsOf(row) }
  }

  function checkAmount(
    presets: repository.PresetRow[],
    { listed, rupees }: Typed,
    ownId: string,
    language: Language,
  ): void {
    const isTaken = listed && presets.some((preset) => preset.listed && preset.rupees === rupees && preset.id !== ownId)
    if (isTaken) throw new DomainError('NAME_TAKEN', { name: formatRupees(rupees * 100, language) })
  }

  return {
    async listOffered(language: Language) {
      const presets = await repository.listOffered(db)
      return presets.map(({ id, name, rupees, isPopular }) => ({
        _id: id,
        name: name[language],
        dakhinaAmount: rupees,
        mostPopular: isPopular,
      }))
    },

    get: (presetId: string): Promise<KeptDakshina> => show(db, presetId),

    async create(tx: Tx, typed: Typed, language: Language): Promise<KeptDakshina> {
      const id = `preset-${randomBytes(5).toString('hex')}`
      checkAmount(await repository.lockPresets(tx), typed, id, language)
      const texts = toTexts(typed)
      if (texts.isPopular) await repository.unmarkPopular(tx, id, clock.now())
      await repository.insertPreset(tx, id, texts, clock.now())
      return show(tx, id)
    },

    async save(
      tx: Tx,
      presetId: string,
      { version, ...typed }: Parsed<(typeof saveDakshina)['body']>,
      language: Language,
    ): Promise<KeptDakshina> {
      const presets = await repository.lockPresets(tx)
      const row = presets.find(({ id }) => id === presetId)
      if (!row) throw notFound()
      if (row.version !== version)
        throw new DomainError('CHANGED_MEANWHILE', { version: row.version, now: fieldsOf(row) })
      checkAmount(presets, typed, presetId, language)
      const texts = toTexts(typed)
      if (texts.isPopular) await repository.unmarkPopular(tx, presetId, clock.now())
      await repository.updatePreset(tx, presetId, texts, clock.now())
      return show(tx, presetId)
    },
  }
}

function fieldsOf({ name, rupees, isPopular, listed }: repository.PresetRow) {
  return { nameEn: name.en, nameHin: name.hin, rupees, isPopular, listed }
}

/** A withdrawn preset cannot be the most popular. */
function toTexts({ nameEn, nameHin, rupees, isPopular, listed }: Typed): repository.PresetTexts {
  return { name: { en: nameEn, hin: nameHin }, rupees, isPopular: isPopular && listed, listed }
}
