import { type GstState, isGstState } from '@sankalp/contract/gst'
import en from '../locales/en/users.json' with { type: 'json' }
import hin from '../locales/hin/users.json' with { type: 'json' }

/** What a state is called in both languages: the names that the profile offers. */
export function stateName(state: GstState): { en: string; hin: string } {
  return { en: en.states[state], hin: hin.states[state] }
}

/** The same for a text that should be a state, and stays as it is where it is none. */
export function stateNameOf(text: string): { en: string; hin: string } {
  return isGstState(text) ? stateName(text) : { en: text, hin: text }
}
