import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readDraft, readTyped, saveDraft } from './match-draft.ts'
import { type MatchValues, emptyMatch, partners, valuesOfBirth } from './partner-values.ts'

/** Loads the rules and the submission code when the user begins to fill in the form. */
export const loadSubmit = () => import('./submit-match.ts')

/** This is only a prefetch: a failed part is loaded again when it is needed. */
const ignore = () => {}

/** Restores what was typed before a refresh, and while this script was loading. */
export function useRestoredValues(values: MatchValues, setValues: (values: MatchValues) => void): void {
  useLayoutEffect(() => {
    const draft = readDraft()
    const typed = readTyped()
    if (!draft && !partners.some((partner) => Object.keys(typed[partner]).length > 0)) return
    const before = draft ?? emptyMatch
    setValues({ groom: { ...before.groom, ...typed.groom }, bride: { ...before.bride, ...typed.bride } })
  }, [setValues])
  useEffect(() => {
    if (values !== emptyMatch) saveDraft(values)
  }, [values])
}

/** Loads the rules, the engine and the tables while the form is filled in, from the first complete year on. */
export function usePrefetch({ groom, bride }: MatchValues): void {
  const years = [groom.year, bride.year].filter((year) => /^(19|20)\d\d$/.test(year)).join()
  useEffect(() => {
    if (years) void loadSubmit().then(({ prefetchMatch }) => prefetchMatch(years.split(',').map(Number)), ignore)
  }, [years])
}

/** "Change the details" of a report opens the form with its births. */
export function useFillFromReport(setValues: (values: MatchValues) => void): void {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!state) return
    void import('./match-state.ts').then(({ unpackMatchState }) => {
      const match = unpackMatchState(state)
      if (!match) return
      const { groom, bride } = match.couple
      setValues({ groom: valuesOfBirth(groom), bride: valuesOfBirth(bride) })
      // From here on the draft holds them, so that a refresh does not undo later changes.
      void navigate(pathname, { replace: true, state: null, preventScrollReset: true })
    }, ignore)
  }, [state, pathname, navigate, setValues])
}
