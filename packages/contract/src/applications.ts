import { z } from 'zod'
import { acharyaLanguages, acharyaSpecialities, acharyaTypes } from './acharya-keys.ts'
import { applicationDecisions, applicationStates, applicationText, firstPractisingYear } from './application-rules.ts'
import * as calls from './applications.calls.ts'
import { genders } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { isPlainLines } from './field-rules.ts'
import { because, id, line, personName } from './fields.ts'
import { cursorPage } from './paging.ts'

const instant = z.iso.datetime()
const feature = 'applications'
const read = { max: 300, windowSeconds: 60 }
const write = { max: 60, windowSeconds: 600 }

const several = <const Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  z
    .array(z.enum(keys, because('choice')), because('required'))
    .min(1, because('required'))
    .max(keys.length, because('tooLong'))

export const applicationForm = z.object({
  name: personName(applicationText.name),
  nameHindi: personName(applicationText.name),
  gender: z.enum(genders, because('choice')),
  practisingSince: z
    .int(because('invalid'))
    .min(firstPractisingYear, because('outOfRange'))
    .max(2100, because('outOfRange')),
  type: z.enum(acharyaTypes, because('choice')),
  languages: several(acharyaLanguages),
  specialities: several(acharyaSpecialities),
  /** In any language. */
  about: z
    .string(because('required'))
    .trim()
    .min(1, because('required'))
    .min(applicationText.aboutMin, because('tooShort'))
    .max(applicationText.about, because('tooLong'))
    .refine(isPlainLines, because('invalid')),
})
export type ApplicationForm = z.output<typeof applicationForm>

export const application = z.object({
  applicationId: z.uuid(),
  state: z.enum(applicationStates),
  appliedAt: instant,
  changedAt: instant,
  /** Why the application was declined. */
  reason: z.string().nullable(),
  form: applicationForm,
  documents: z.array(
    z.object({
      documentId: z.uuid(),
      kind: z.enum(['picture', 'pdf']),
      bytes: z.int(),
      addedAt: instant,
      url: z.string(),
    }),
  ),
})
export type Application = z.output<typeof application>

const mine = z.object({ application: application.nullable() })

export const getMyApplication = endpoint({
  name: 'getMyApplication',
  feature,
  summary: "Returns the caller's latest application to become an acharya with its status; null if the caller has none.",
  ...calls.getMyApplication,
  access: 'signed-in',
  reply: mine,
  errors: [],
  limit: read,
})

export const submitApplication = endpoint({
  name: 'submitApplication',
  feature,
  summary:
    'Submits an application. Only one can be open at a time; submitting again while it is open replaces its content.',
  ...calls.submitApplication,
  access: 'signed-in',
  body: applicationForm,
  reply: mine,
  errors: ['APPLICATION_NOT_CHANGEABLE'],
  limit: write,
})

export const withdrawApplication = endpoint({
  name: 'withdrawApplication',
  feature,
  summary: 'Withdraws an open application and deletes its documents. Repeating it changes nothing.',
  ...calls.withdrawApplication,
  access: 'signed-in',
  reply: mine,
  errors: [],
  limit: write,
})

export const addApplicationDocument = endpoint({
  name: 'addApplicationDocument',
  feature,
  summary:
    'Adds a certificate or similar document (JPEG, PNG or PDF) to the open application. It is stored privately; pictures are re-encoded without metadata.',
  ...calls.addApplicationDocument,
  access: 'signed-in',
  reply: mine,
  errors: [
    'NOT_FOUND',
    'PICTURES_FULL',
    'PICTURE_MISSING',
    'PICTURE_TOO_LARGE',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_UNREADABLE',
  ],
  limit: write,
})

export const removeApplicationDocument = endpoint({
  name: 'removeApplicationDocument',
  feature,
  summary: 'Removes a document while the application is undecided.',
  ...calls.removeApplicationDocument,
  access: 'signed-in',
  params: z.object({ documentId: id }),
  ownThings: ['params.documentId'],
  reply: mine,
  errors: ['NOT_FOUND'],
  limit: write,
})

/** An application as an operator sees it: the applicant and everything they sent. */
const applied = application.extend({ userId: z.uuid() })
const all = cursorPage(applied, 20)

export const listApplications = endpoint({
  name: 'listApplications',
  feature,
  summary: 'Returns the applications of all users, newest first, by cursor; optionally only those in one state.',
  ...calls.listApplications,
  access: 'admin',
  step: 'operations',
  query: all.query.extend({ state: z.enum(applicationStates, because('choice')).optional() }),
  reply: all.reply,
  errors: [],
  limit: read,
})

export const decideApplication = endpoint({
  name: 'decideApplication',
  feature,
  summary:
    'Takes an application into review, accepts it (the applicant becomes an acharya and gets an entry in the catalogue) or declines it with a reason. Repeating a decision changes nothing.',
  ...calls.decideApplication,
  access: 'admin',
  step: 'operations',
  params: z.object({ applicationId: id }),
  body: z
    .object({
      decision: z.enum(applicationDecisions, because('choice')),
      reason: line(applicationText.reason).optional(),
    })
    .refine(({ decision, reason }) => decision !== 'decline' || reason !== undefined, {
      path: ['reason'],
      error: because('required'),
    }),
  reply: z.object({ application: applied }),
  errors: ['NOT_FOUND', 'APPLICATION_NOT_CHANGEABLE', 'OPERATOR_STAYS'],
  limit: write,
})

export const getApplication = endpoint({
  name: 'getApplication',
  feature,
  summary:
    'Returns one application with its documents, under addresses that are valid for an hour. The access is logged.',
  ...calls.getApplication,
  access: 'admin',
  step: 'operations',
  params: z.object({ applicationId: id }),
  reply: z.object({ application: applied }),
  errors: ['NOT_FOUND'],
  limit: read,
})
