import { randomUUID } from 'node:crypto'
import type { DemoTalk } from '@sankalp/content/demo/history/talks'
import type { DeclineReason } from '@sankalp/contract/consultation-life'
import { rateConsultation, giveConsultationDakshina, reportConsultation } from '@sankalp/contract/consultations'
import type { ReportReason } from '@sankalp/contract/consultation-rules'
import type { TalkKind } from '@sankalp/contract/live/consultations'
import { type Acharya, type Resident, nameOf } from '../cast.ts'
import type { Story } from '../timeline.ts'
import type { Town } from '../town.ts'

/** How a request or a talk ends. */
export type TalkEnd = 'ended' | 'timeUp' | 'acharyaSilent' | 'missed' | 'refused' | 'cancelled'

export type TalkPlan = {
  user: Resident
  acharya: Acharya
  kind: TalkKind
  /** The minutes that the user sets aside. */
  minutes: number
  lines: DemoTalk['lines']
  question?: string
  end: TalkEnd
  decline?: DeclineReason
  /** How long a call goes on after the last written line. */
  talksSeconds?: number
  review?: readonly [stars: number, words: string]
  dakshina?: number
  report?: { reason: ReportReason; text: string }
}

/** A person reads, thinks and types. */
const secondsFor = (words: string) => Math.min(24, 5 + Math.round(words.length / 9))

/** A consultation from the request to what is said of it afterwards. */
export async function* consult(town: Town, plan: TalkPlan): Story {
  const requestId = randomUUID()
  const user = town.connect(plan.user)
  const acharya = town.connect(plan.acharya)
  await town.send(acharya, 'acharya:switch', { on: true })
  await town.send(user, 'chat:request', {
    requestId,
    acharyaId: plan.acharya.acharyaId,
    chatMinutes: plan.minutes,
    talk: plan.kind,
    language: plan.user.language,
    ...(plan.question !== undefined && { intake: intakeOf(plan.user, plan.question) }),
  })
  yield 2
  await town.send(acharya, 'chat:request:ringing', { requestId })
  const isHeld = yield* answer(town, plan, requestId, { user, acharya })
  await town.hangUp(user)
  await town.hangUp(acharya)
  if (!isHeld) return
  yield 150
  const params = { consultationId: requestId }
  if (plan.review) {
    const [stars, review] = plan.review
    await town.call(plan.user, rateConsultation, { params, body: { stars, ...(review !== '' && { review }) } })
  }
  if (plan.dakshina) await town.call(plan.user, giveConsultationDakshina, { params, body: { amount: plan.dakshina } })
  if (plan.report) await town.call(plan.user, reportConsultation, { params, body: plan.report })
}

type Sides = { user: ReturnType<Town['connect']>; acharya: ReturnType<Town['connect']> }

/** Returns whether the two have talked. */
async function* answer(
  town: Town,
  plan: TalkPlan,
  requestId: string,
  { user, acharya }: Sides,
): AsyncGenerator<number, boolean> {
  const { acharyaId } = plan.acharya
  if (plan.end === 'missed') {
    yield 62
    await town.tick()
    return false
  }
  yield 9
  if (plan.end === 'cancelled') {
    await town.send(user, 'chat:request:cancel', { requestId, acharyaId })
    return false
  }
  if (plan.end === 'refused') {
    await town.send(acharya, 'chat:request:reject', { requestId, ...(plan.decline && { declineReason: plan.decline }) })
    return false
  }
  await town.send(acharya, 'chat:request:accept', { requestId })
  yield 3
  for (const side of [user, acharya]) {
    await town.send(side, 'consultation:join', { requestId })
    if (plan.kind !== 'Chat') await town.send(side, 'call:media', { requestId })
  }
  if (plan.end === 'acharyaSilent') {
    yield 75
    await town.tick()
    return false
  }
  yield* speak(town, plan, { user, acharya })
  if (plan.end === 'timeUp') {
    yield plan.minutes * 60
    await town.tick()
  } else {
    yield plan.talksSeconds ?? 12
    await town.send(user, 'chat:end', { to: plan.acharya.userId, endTimestamp: town.clock.now().getTime() })
  }
  return true
}

async function* speak(town: Town, { lines, user, acharya }: TalkPlan, sides: Sides): Story {
  for (const [side, message] of lines) {
    yield secondsFor(message)
    const [from, to] = side === 'u' ? [user, acharya] : [acharya, user]
    await town.send(side === 'u' ? sides.user : sides.acharya, 'message:send', {
      id: randomUUID(),
      from: from.userId,
      to: to.userId,
      message,
      timestamp: town.clock.now().getTime(),
    })
  }
}

function intakeOf(user: Resident, question: string) {
  const { gender, date_of_birth, time_of_birth, place_of_birth } = user.profile
  return {
    name: nameOf(user),
    gender,
    birthplace: place_of_birth,
    date: date_of_birth,
    time: time_of_birth ?? '12:00',
    ...(time_of_birth === null && { timeUnknown: true }),
    question,
  }
}
