import type { Passages } from '../keys.ts'

export const hours: Passages['hours'] = {
  'amrit-carried': 'Take what matters most to you between {from} and {to}, the smoothest stretch of the day.',
  'amrit-own': 'Between {from} and {to} the day is at its softest: keep that for yourself or for one good talk.',
  'amrit-strained': 'What cannot wait goes best between {from} and {to}, when things run smoothest.',
  'shubh-carried': 'Between {from} and {to} is a good time to begin, to sign or to set out.',
  'shubh-own': 'If something has to begin after all, let it begin between {from} and {to}.',
  'shubh-strained': 'Whatever needs a good start can have it between {from} and {to}.',
  'labh-carried': 'Trade, apply or name your price between {from} and {to}, when effort brings more.',
  'labh-own': 'Put the useful work between {from} and {to}, when the same effort goes further.',
  'labh-strained': 'Settle money and paperwork between {from} and {to}, and let the rest of the day be slow.',
  'char-carried': 'For errands, visits and everything on the move, {from} to {to} suits you.',
  'char-own': 'Keep {from} to {to} for moving about: a walk, an errand, a visit.',
  'char-strained': 'If you have to go out or change something, {from} to {to} is the easiest time.',
  'over-carried': 'The hours that suit you are over for today, so let the evening enjoy what they brought.',
  'over-own': 'The hours that suit you are behind you now, and the evening may belong to rest.',
  'over-strained': 'The better hours of the day are over, and what is left can sleep till morning.',
}
