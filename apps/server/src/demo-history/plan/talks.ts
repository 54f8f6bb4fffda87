import { demoCallNotes, demoTalks } from '@sankalp/content/demo/history/talks'
import { demoTalkReviews } from '@sankalp/content/demo/history/reviews'
import { demoReports } from '@sankalp/content/demo/history/words'
import type { TalkKind } from '@sankalp/contract/live/consultations'
import { inTurn } from '../chance.ts'
import { createReviewsLeft } from '../reviews-left.ts'
import { type TalkEnd, type TalkPlan, consult } from '../stories/talks.ts'
import { type TownPlan, asha } from './town-plan.ts'

type Row = readonly [
  day: number,
  time: string,
  who: number,
  acharya: number,
  kind: 'chat' | 'audio' | 'video',
  /** The name of a written talk; in a call, how many seconds it goes on after its notes. */
  talk: string | number,
  more?: Partial<Pick<TalkPlan, 'end' | 'minutes' | 'dakshina' | 'decline'>> & { stars?: number; report?: 0 | 1 },
]

const kinds = { chat: 'Chat', audio: 'Audio Call', video: 'Video Call' } as const satisfies Record<string, TalkKind>

/** Talks of one evening often go on at the same time. Nobody talks to two people at once. */
const rows: readonly Row[] = [
  [-56, '19:10', asha, 1, 'audio', 150, { stars: 5 }],
  [-53, '18:40', 1, 0, 'chat', 'moving-abroad', { stars: 5, dakshina: 51 }],
  [-53, '18:41', 0, 2, 'chat', 'name-of-baby', { stars: 5 }],
  [-49, '20:06', 3, 7, 'chat', 'sleep-and-worry', { stars: 5, dakshina: 101 }],
  [-46, '21:00', 4, 3, 'chat', '', { end: 'missed' }],
  [-44, '19:30', 7, 4, 'chat', 'shop-opening', { stars: 5 }],
  [-44, '19:31', 6, 1, 'chat', 'marriage-timing', { stars: 5 }],
  [-40, '18:00', 10, 9, 'chat', 'remedy-check', { stars: 5, dakshina: 21 }],
  [-37, '09:40', 11, 6, 'chat', '', { end: 'refused', decline: 'inPooja' }],
  [-35, '19:20', 9, 0, 'chat', 'fathers-health', { stars: 5 }],
  [-35, '19:21', 12, 3, 'audio', 100, { stars: 3 }],
  [-31, '17:50', 14, 2, 'audio', 60, { report: 0 }],
  [-29, '19:05', 15, 4, 'chat', 'business-partner', { stars: 5, dakshina: 51 }],
  [-29, '19:06', 16, 1, 'chat', 'daughters-match', { stars: 5 }],
  [-25, '21:15', 4, 1, 'chat', '', { end: 'cancelled' }],
  [-24, '18:35', 18, 5, 'audio', 120, { stars: 4 }],
  [-22, '19:40', 19, 2, 'chat', 'new-house', { stars: 5, dakshina: 101 }],
  [-20, '20:00', 22, 3, 'chat', 'exam-choice', { stars: 4 }],
  [-16, '19:16', 26, 7, 'video', 100, { stars: 4 }],
  [-14, '20:45', 25, 3, 'chat', '', { end: 'acharyaSilent' }],
  [-13, '18:20', 27, 9, 'audio', 120, { report: 1 }],
  [-12, '19:35', 30, 0, 'chat', 'sons-studies', { stars: 5, dakshina: 21 }],
  [-12, '19:36', 28, 2, 'audio', 110, { stars: 5 }],
  [-10, '20:10', 29, 1, 'chat', '', { end: 'missed' }],
  [-9, '19:00', asha, 0, 'chat', 'job-change', { stars: 5, dakshina: 51 }],
  [-9, '19:01', 31, 4, 'audio', 100, { stars: 4 }],
  [-7, '18:50', 32, 9, 'audio', 90, { stars: 5 }],
  [-6, '20:25', 34, 7, 'audio', 0, { end: 'timeUp', minutes: 2, stars: 4 }],
  [-5, '19:10', 3, 0, 'video', 110, { stars: 5 }],
  [-4, '21:00', 12, 0, 'chat', '', { end: 'refused', decline: 'inTenMinutes' }],
  [-4, '19:25', 6, 1, 'audio', 100, { stars: 5 }],
  [-3, '18:30', 0, 2, 'video', 120, { stars: 5 }],
  [-3, '18:31', 35, 3, 'audio', 80, { stars: 4 }],
  [-2, '19:45', 9, 0, 'audio', 130, { stars: 5 }],
  [-2, '19:46', 17, 9, 'chat', '', { end: 'missed' }],
  [-1, '12:15', 19, 0, 'audio', 90, { stars: 5, dakshina: 51 }],
  [-1, '20:05', 13, 7, 'audio', 110, { stars: 5 }],
  [0, '08:40', 16, 0, 'audio', 80, { stars: 5 }],
  [0, '08:41', 2, 2, 'audio', 100],
  [0, '12:50', 8, 0, 'video', 90, { stars: 4 }],
]

/** The longest talk, with its recharge before and its rating after. */
const lastsMinutes = 25

export function planTalks(plan: TownPlan): void {
  const { town, cast, fund, tell } = plan
  const takeReview = createReviewsLeft(demoTalkReviews)
  const nextNotes = { en: inTurn(demoCallNotes.en), hin: inTurn(demoCallNotes.hin) }
  for (const [day, time, who, index, kind, talk, more = {}] of rows) {
    const acharya = cast.acharyas[index]!
    tell(day, time, who, lastsMinutes, async function* (user) {
      const written = demoTalks[user.language].find(({ name }) => name === talk)
      const lines = written?.lines ?? (more.end === 'timeUp' || kind !== 'chat' ? nextNotes[user.language]() : [])
      const { minutes = written ? 12 : 6, stars, report, end = 'ended', ...rest } = more
      yield* fund(user, minutes * acharya.rupees[kind] + (more.dakshina ?? 0))
      yield* consult(town, {
        ...rest,
        user,
        acharya,
        kind: kinds[kind],
        minutes,
        lines,
        end: end satisfies TalkEnd,
        ...(written && talk !== 'name-of-baby' && { question: written.question }),
        ...(typeof talk === 'number' && { talksSeconds: talk }),
        ...(stars !== undefined && {
          review: takeReview(user.language, stars, written?.name ?? (end === 'timeUp' ? end : undefined)),
        }),
        ...(report !== undefined && {
          report: { reason: demoReports[report].reason, text: demoReports[report].words },
        }),
      })
    })
  }
}
