import {
  type AcharyaLanguage,
  type AcharyaSpeciality,
  type AcharyaType,
  acharyaTypes,
} from '@sankalp/contract/acharya-keys'
import { applicationText, firstPractisingYear } from '@sankalp/contract/application-rules'
import type { ApplicationForm } from '@sankalp/contract/applications'
import { genders } from '@sankalp/contract/constants'
import { patterns } from '@sankalp/contract/field-rules'

/** The form as typed. */
export type Draft = {
  name: string
  nameHindi: string
  gender: string
  since: string
  type: string
  languages: readonly AcharyaLanguage[]
  specialities: readonly AcharyaSpeciality[]
  about: string
}
export type DraftProblems = Partial<Record<keyof Draft, true>>

export const emptyDraft: Draft = {
  name: '',
  nameHindi: '',
  gender: '',
  since: '',
  type: '',
  languages: [],
  specialities: [],
  about: '',
}

export function draftOf({ practisingSince, ...form }: ApplicationForm): Draft {
  return { ...form, since: String(practisingSince) }
}

/** Checks the form by the server's rules. */
export function problemsOf(
  { name, nameHindi, gender, since, type, languages, specialities, about }: Draft,
  thisYear: number,
): DraftProblems {
  const isName = (text: string) => patterns.personName.test(text.trim()) && text.trim().length <= applicationText.name
  const found: Record<keyof Draft, boolean> = {
    name: !isName(name),
    nameHindi: !isName(nameHindi),
    gender: !genders.some((one) => one === gender),
    since: !/^\d{4}$/.test(since) || Number(since) < firstPractisingYear || Number(since) > thisYear,
    type: !acharyaTypes.some((one) => one === type),
    languages: languages.length === 0,
    specialities: specialities.length === 0,
    about: about.trim().length < applicationText.aboutMin || about.trim().length > applicationText.about,
  }
  return Object.fromEntries(Object.entries(found).filter(([, isWrong]) => isWrong))
}

export function formOf({ since, languages, specialities, ...draft }: Draft): ApplicationForm {
  return {
    name: draft.name.trim(),
    nameHindi: draft.nameHindi.trim(),
    gender: draft.gender as ApplicationForm['gender'],
    practisingSince: Number(since),
    type: draft.type as AcharyaType,
    languages: [...languages],
    specialities: [...specialities],
    about: draft.about.trim(),
  }
}
