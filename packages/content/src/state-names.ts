import { type GstState, isGstState } from '@sankalp/contract/gst'
import en from '../locales/en/users.json' with { type: 'json' }
import hin from '../locales/hin/users.json' with { type: 'json' }

/** Returns a state's name in both languages, as the profile offers it. */
export function stateName(state: GstState): { en: string; hin: string } {
  return { en: en.states[state], hin: hin.states[state] }
}

/** Returns the same for a text that should be a state; returns any other text unchanged. */
export function stateNameOf(text: string): { en: string; hin: string } {
  return isGstState(text) ? stateName(text) : { en: text, hin: text }
}
