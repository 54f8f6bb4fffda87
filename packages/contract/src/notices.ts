import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { because, line } from './fields.ts'
import { languages } from './language.ts'
import { type SwitchedKind, kindsFor, noticeChannels } from './notice-rules.ts'
import * as calls from './notices.calls.ts'

const kind = z.enum(kindsFor(true) as [SwitchedKind, ...SwitchedKind[]], because('choice'))

/** A channel that a kind does not use is always off. */
export const noticeSetting = z.object({ kind, mail: z.boolean(), push: z.boolean() })
export type NoticeSetting = z.output<typeof noticeSetting>

/** How a user is notified. */
export const noticeSettings = z.object({
  settings: z.array(noticeSetting),
  /** The language of the notices; null for the language in which each thing was booked. */
  language: z.enum(languages).nullable(),
  /** The e-mail address of the profile. Null if the profile has none: no e-mail is sent then. */
  email: z.string().nullable(),
  /** Whether this server can send push messages at all. */
  pushOffered: z.boolean(),
  /** How many of the user's browsers receive notices now. */
  devices: z.int(),
})
export type NoticeSettings = z.output<typeof noticeSettings>

const read = { max: 300, windowSeconds: 60 }
const write = { max: 60, windowSeconds: 60 }

export const getNoticeSettings = endpoint({
  name: 'getNoticeSettings',
  feature: 'notices',
  summary:
    'Returns which notices the caller receives by e-mail and on their devices. All kinds but `yourDay` are on until they are switched off.',
  ...calls.getNoticeSettings,
  access: 'signed-in',
  reply: noticeSettings,
  errors: [],
  limit: read,
})

export const setNoticeSettings = endpoint({
  name: 'setNoticeSettings',
  feature: 'notices',
  summary:
    'Switches kinds of notices on or off, and chooses their language. Settings that are not named stay unchanged.',
  ...calls.setNoticeSettings,
  access: 'signed-in',
  body: z.object({
    settings: z
      .array(z.object({ kind, channel: z.enum(noticeChannels, because('choice')), on: z.boolean(because('invalid')) }))
      .max(100, because('tooLong')),
    language: z.enum(languages, because('choice')).optional(),
  }),
  reply: noticeSettings,
  errors: [],
  limit: write,
})

export const getPushKey = endpoint({
  name: 'getPushKey',
  feature: 'notices',
  summary: 'Returns the key that a browser needs to subscribe (VAPID); null if notices on devices are not offered.',
  ...calls.getPushKey,
  access: 'signed-in',
  reply: z.object({ key: z.string().nullable() }),
  errors: [],
  limit: read,
})

const base64url = (length: { min: number; max: number }) =>
  line(length.max)
    .min(length.min, because('tooShort'))
    .regex(/^[\w-]+=*$/, because('invalid'))

/** The endpoint that a push service assigned to a browser. */
const pushEndpoint = line(1000).refine(
  (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
  because('invalid'),
)

export const subscribePush = endpoint({
  name: 'subscribePush',
  feature: 'notices',
  summary:
    'Subscribes this browser to the caller’s notices while they are signed in there. Sending the same subscription again renews it.',
  ...calls.subscribePush,
  access: 'signed-in',
  /** The format of `PushSubscription.toJSON()`: 65 and 16 bytes. */
  body: z.object({
    endpoint: pushEndpoint,
    keys: z.object({ p256dh: base64url({ min: 87, max: 88 }), auth: base64url({ min: 22, max: 24 }) }),
  }),
  reply: z.object({}),
  errors: ['PUSH_NOT_OFFERED', 'PUSH_SERVICE_UNKNOWN'],
  limit: write,
})

export const unsubscribePush = endpoint({
  name: 'unsubscribePush',
  feature: 'notices',
  summary: 'Unsubscribes this browser from notices. Repeating it changes nothing.',
  ...calls.unsubscribePush,
  access: 'signed-in',
  body: z.object({ endpoint: pushEndpoint }),
  reply: z.object({}),
  errors: [],
  limit: write,
})
