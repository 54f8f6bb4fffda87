import { demoChatTexts } from '@sankalp/content/demo/chat-texts'
import { names } from '@sankalp/content/horoscope/words'
import type { Language } from '@sankalp/contract'
import type { Ack, ClientEvent, ClientPayloadInput, ServerPayload } from '@sankalp/contract/live/events'
import { generateKundali, type KundliReply } from '@sankalp/contract/kundli'
import type { Intake } from '@sankalp/contract/live/consultations'
import type { ChatMessage } from '@sankalp/contract/live/messages'
import { type Place, searchPlaces } from '@sankalp/contract/places'
import type { Socket } from 'socket.io-client'
import type { Log } from './platform/log.ts'

type Acharya = { userId: string; name: Record<Language, string> }
type Needs = {
  /** The URL of the API. The chart is requested as any browser would. */
  url: string
  socket: Socket
  acharya: Acharya
  log: Log
  /** How long a text takes to type, in milliseconds. Tests use 0. */
  typingMs?: (text: string) => number
}
type Chart = Pick<Extract<ChatMessage['attachment'], { kind: 'kundli' }>, 'name' | 'birth'>

/** A person types about five letters a second. Capped, so that users do not wait too long. */
const humanPace = (text: string) => Math.min(6000, 1000 + text.length * 60)

/**
 * Lets an acharya of the demo answer chats: greets, and reads back facts of the chart that came with the request or
 * is shared; without one, asks for it.
 */
export function answerChats({ url, socket, acharya, log, typingMs = humanPace }: Needs): void {
  /** The user of the current consultation. */
  let talk: { requestId: string; userId: string; reads: Language; language: Language; hasChart: boolean } | null = null
  /** Handle one message after the other, as a person does. */
  let queue = Promise.resolve()
  const then = (work: () => Promise<void>) => {
    queue = queue.then(work).catch((error: unknown) => log.debug({ err: error }, 'a demo acharya could not answer'))
  }

  const send = async <E extends ClientEvent>(event: E, payload: ClientPayloadInput<E>): Promise<Ack<E>> =>
    (await socket.emitWithAck(event, payload)) as Ack<E>
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())

  async function say(to: string, message: string): Promise<void> {
    await send('typing:start', { to })
    await pause(typingMs(message))
    await send('typing:stop', { to })
    if (talk?.userId === to)
      await send('message:send', { id: crypto.randomUUID(), from: acharya.userId, to, message, timestamp: Date.now() })
  }

  async function answerRequest({
    requestId,
    user,
    talk: kind,
    language: told,
    intake,
  }: ServerPayload<'chat:request:incoming'>): Promise<void> {
    await send('chat:request:ringing', { requestId })
    await pause(typingMs('ringing'))
    if (kind !== 'Chat') {
      await send('chat:request:reject', {
        requestId,
        reason: told ? demoChatTexts[told].onlyChat : `${demoChatTexts.en.onlyChat} ${demoChatTexts.hin.onlyChat}`,
      })
      return
    }
    if (!(await send('chat:request:accept', { requestId })).ok) return
    // The page sends its language. If it does not, the name that the user gave is the best hint.
    const language = told ?? (isHindi(intake?.name ?? user.userName) ? 'hin' : 'en')
    const words = demoChatTexts[language]
    const chart = intake && (await chartOfIntake(intake))
    talk = { requestId, userId: user.userId, reads: language, language, hasChart: Boolean(chart) }
    await say(user.userId, words.greeting(user.userName, acharya.name[language]))
    if (chart) {
      if (intake.question) await say(user.userId, words.askedWithChart(intake.question))
      for (const line of await readChart(chart, language)) await say(user.userId, line)
      await say(user.userId, words.thanks)
    } else await say(user.userId, intake?.question ? words.asked(intake.question) : words.question)
  }

  /** The birth that came with the request, its place looked up; null where no such place is known. */
  async function chartOfIntake({ name, birthplace, date, time, timeUnknown }: Intake): Promise<Chart | null> {
    const answer = await fetch(`${url}${searchPlaces.path}?q=${encodeURIComponent(birthplace)}`)
    const { places } = answer.ok ? ((await answer.json()) as { places: Place[] }) : { places: [] }
    const [place] = places
    if (!place) return null
    const [year, month, day] = date.split('-').map(Number) as [number, number, number]
    const [hour, min] = timeUnknown ? [null, null] : (time.split(':').map(Number) as [number, number])
    return { name, birth: { year, month, day, hour, min, lat: place.latDeg, lon: place.lonDeg, zone: place.zone } }
  }

  async function answerMessage({
    requestId,
    seq,
    from,
    message,
    attachment,
  }: ServerPayload<'message:receive'>): Promise<void> {
    if (talk?.requestId !== requestId || from !== talk.userId) return
    await send('message:read', { requestId, seq })
    // Many users write Hindi in Latin letters, so the page language decides. Devanagari letters are certainly Hindi.
    if (!attachment) talk.language = isHindi(message) ? 'hin' : talk.reads
    const words = demoChatTexts[talk.language]
    if (attachment?.kind !== 'kundli') return say(from, talk.hasChart ? words.chartSeen : words.noChart)
    talk.hasChart = true
    for (const line of await readChart(attachment, talk.language)) await say(from, line)
    await say(from, words.thanks)
  }

  async function readChart({ name, birth }: Chart, language: Language): Promise<string[]> {
    const answer = await fetch(url + generateKundali.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(birth),
    })
    if (!answer.ok) throw new Error(`could not create a chart: ${answer.status}`)
    const { kundali } = (await answer.json()) as { kundali: KundliReply }
    const {
      astro_details: { keys, Charan: pada },
      moon_over_day: day,
    } = kundali
    const { rashis, nakshatras, grahas } = names[language]
    const words = demoChatTexts[language]
    // Without a birth time, the response holds the sky of noon. Of the Moon, only what it passed through that day is
    // certain.
    if (day)
      return words.untimedChart({
        name,
        moonSigns: day.rashis.map(({ key }) => rashis[key]),
        nakshatras: day.nakshatras.map(({ key }) => nakshatras[key]),
      })
    return words.chart({
      name,
      moonSign: rashis[keys.rashi],
      nakshatra: nakshatras[keys.nakshatra],
      pada,
      nakshatraLord: grahas[keys.nakshatraLord],
      lagna: rashis[keys.ascendant!],
    })
  }

  socket.on('chat:request:incoming', (request: ServerPayload<'chat:request:incoming'>) =>
    then(() => answerRequest(request)),
  )
  socket.on('message:receive', (message: ServerPayload<'message:receive'>) => then(() => answerMessage(message)))
  // Rejoin the running consultation after a lost connection.
  socket.on('connect', () => {
    if (talk) then(async () => void (await send('consultation:join', { requestId: talk!.requestId })))
  })
  socket.on('consultation:changed', ({ consultation }: ServerPayload<'consultation:changed'>) => {
    if (consultation.requestId === talk?.requestId && consultation.endedAt !== null) talk = null
  })
}

function isHindi(text: string): boolean {
  return /[\u0900-\u097f]/.test(text)
}
