import { z } from 'zod'
import { acharyaLanguages, acharyaSpecialities, acharyaTypes } from './acharya-keys.ts'
import * as calls from './acharya-profile.calls.ts'
import { acharyaAbout, quickReplies as repliesRule, ratePerMinute } from './acharya-rules.ts'
import { endpoint } from './endpoint.ts'
import { isPlainLines } from './field-rules.ts'
import { because } from './fields.ts'
import { rupees } from './paging.ts'

const read = { max: 600, windowSeconds: 60 }
const write = { max: 60, windowSeconds: 60 }
const feature = 'acharyas'

/** Free text of several lines. */
const lines = ({ min = 1, max }: { min?: number; max: number }) =>
  z
    .string(because('required'))
    .trim()
    .min(1, because('required'))
    .min(min, because('tooShort'))
    .max(max, because('tooLong'))
    .refine(isPlainLines, because('invalid'))

const rate = z
  .int(because('invalid'))
  .min(ratePerMinute.min, because('outOfRange'))
  .max(ratePerMinute.max, because('outOfRange'))
const chosen = <const Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  z
    .array(z.enum(keys, because('choice')), because('required'))
    .min(1, because('required'))
    .max(keys.length, because('tooLong'))
    .refine((list) => new Set(list).size === list.length, because('invalid'))

const about = z.object({ en: lines(acharyaAbout), hin: lines(acharyaAbout) })

/** An acharya's entry in the catalogue, as they see and change it themselves. */
export const acharyaProfile = z.object({
  acharyaId: z.uuid(),
  name: z.object({ en: z.string(), hin: z.string() }),
  profilePic: z.string().nullable(),
  portrait: z.string(),
  astrologerType: z.enum(acharyaTypes),
  practisingSince: z.int(),
  languages: z.array(z.enum(acharyaLanguages)),
  specialities: z.array(z.enum(acharyaSpecialities)),
  about: z.object({ en: z.string(), hin: z.string() }),
  /** Rupees a minute, tax included. */
  rates: z.object({ chat: rupees, audio: rupees, video: rupees }),
})
export type AcharyaProfile = z.output<typeof acharyaProfile>

export const getMyAcharyaProfile = endpoint({
  name: 'getMyAcharyaProfile',
  feature,
  summary: 'Returns the caller’s entry in the catalogue of acharyas.',
  ...calls.getMyAcharyaProfile,
  access: 'acharya',
  reply: acharyaProfile,
  errors: ['NOT_FOUND'],
  limit: read,
})

export const setMyAcharyaProfile = endpoint({
  name: 'setMyAcharyaProfile',
  feature,
  summary:
    'Changes the rates, languages, specialities and text of the caller. New rates apply to requests from now on: users with an earlier request pay the rate that was shown to them.',
  ...calls.setMyAcharyaProfile,
  access: 'acharya',
  body: z.object({
    languages: chosen(acharyaLanguages),
    specialities: chosen(acharyaSpecialities),
    about,
    rates: z.object({ chat: rate, audio: rate, video: rate }),
  }),
  reply: acharyaProfile,
  errors: ['NOT_FOUND'],
  limit: write,
})

const replies = z.object({ replies: z.array(z.string()) })

export const getMyQuickReplies = endpoint({
  name: 'getMyQuickReplies',
  feature,
  summary: 'Returns the caller’s prepared sentences for chats, in their order.',
  ...calls.getMyQuickReplies,
  access: 'acharya',
  reply: replies,
  errors: [],
  limit: read,
})

export const setMyQuickReplies = endpoint({
  name: 'setMyQuickReplies',
  feature,
  summary: 'Replaces all prepared sentences of the caller.',
  ...calls.setMyQuickReplies,
  access: 'acharya',
  body: z.object({
    replies: z.array(lines(repliesRule), because('required')).max(repliesRule.most, because('tooLong')),
  }),
  reply: replies,
  errors: [],
  limit: write,
})

export const getMyConsole = endpoint({
  name: 'getMyConsole',
  feature,
  summary: 'Returns whether the caller will pause after the current consultation, or is already paused.',
  ...calls.getMyConsole,
  access: 'acharya',
  reply: z.object({ pausesAfterThis: z.boolean(), isPaused: z.boolean() }),
  errors: [],
  limit: read,
})
