import type { AcharyaLanguage, AcharyaSpeciality } from '@sankalp/contract/acharya-keys'
import type { AcharyaProfile } from '@sankalp/contract/acharya-profile'
import { acharyaAbout, ratePerMinute } from '@sankalp/contract/acharya-rules'
import type { ProfileChange } from '../api/profile.ts'

export const rateKinds = ['chat', 'audio', 'video'] as const
export type RateKind = (typeof rateKinds)[number]

/** The form as typed. */
export type ProfileDraft = {
  rates: Record<RateKind, string>
  languages: readonly AcharyaLanguage[]
  specialities: readonly AcharyaSpeciality[]
  about: { en: string; hin: string }
}
export type ProfileProblems = Partial<Record<RateKind | 'languages' | 'specialities' | 'en' | 'hin', true>>

export function draftOf({ rates, languages, specialities, about }: AcharyaProfile): ProfileDraft {
  return {
    rates: { chat: String(rates.chat), audio: String(rates.audio), video: String(rates.video) },
    languages,
    specialities,
    about,
  }
}

/** Checks the form by the server's rules. */
export function problemsOf({ rates, languages, specialities, about }: ProfileDraft): ProfileProblems {
  const isRate = (text: string) =>
    /^\d{1,4}$/.test(text.trim()) && Number(text) >= ratePerMinute.min && Number(text) <= ratePerMinute.max
  const isAbout = (text: string) => text.trim().length >= acharyaAbout.min && text.trim().length <= acharyaAbout.max
  const found = {
    chat: !isRate(rates.chat),
    audio: !isRate(rates.audio),
    video: !isRate(rates.video),
    languages: languages.length === 0,
    specialities: specialities.length === 0,
    en: !isAbout(about.en),
    hin: !isAbout(about.hin),
  }
  return Object.fromEntries(Object.entries(found).filter(([, isWrong]) => isWrong))
}

export function changeOf({ rates, languages, specialities, about }: ProfileDraft): ProfileChange {
  return {
    rates: { chat: Number(rates.chat), audio: Number(rates.audio), video: Number(rates.video) },
    languages: [...languages],
    specialities: [...specialities],
    about: { en: about.en.trim(), hin: about.hin.trim() },
  }
}

/** Returns the list with one entry added or removed, in the order of the catalogue. */
export function toggled<Key extends string>(all: readonly Key[], chosen: readonly Key[], key: Key): Key[] {
  return all.filter((one) => (one === key ? !chosen.includes(one) : chosen.includes(one)))
}
