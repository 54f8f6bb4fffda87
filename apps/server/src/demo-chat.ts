import { demoChatTexts } from '@sankalp/content/demo/chat-texts'
import { names } from '@sankalp/content/horoscope/words'
import type { Language } from '@sankalp/contract'
import type { Ack, ClientEvent, ClientPayloadInput, ServerPayload } from '@sankalp/contract/live/events'
import { generateKundali, type KundliReply } from '@sankalp/contract/kundli'
import type { ChatMessage } from '@sankalp/contract/live/messages'
import type { Socket } from 'socket.io-client'
import type { Log } from './platform/log.ts'

type Acharya = { userId: string; name: Record<Language, string> }
type Needs = {
  /** Where the API is: the chart is asked for as any browser would. */
  url: string
  socket: Socket
  acharya: Acharya
  log: Log
  /** How long a text takes to type, in milliseconds; tests do not wait. */
  typingMs?: (text: string) => number
}
type Shared = Extract<ChatMessage['attachment'], { kind: 'kundli' }>

/** A person writes some five letters a second, and nobody waits for long. */
const humanPace = (text: string) => Math.min(6000, 1000 + text.length * 60)

/** Lets an acharya of the demo answer chats: greets, asks one question, and reads back what stands in a chart that is shared. */
export function answerChats({ url, socket, acharya, log, typingMs = humanPace }: Needs): void {
  /** With whom they talk now. */
  let talk: { requestId: string; userId: string; reads: Language; language: Language } | null = null
  /** One thing after the other, as a person does it. */
  let queue = Promise.resolve()
  const then = (work: () => Promise<void>) => {
    queue = queue
      .then(work)
      .catch((error: unknown) => log.debug({ err: error }, 'an acharya of the demo did not answer'))
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
    // A page says in which language it is read. Of whoever asks without one, the name they gave tells it best.
    const language = told ?? (isHindi(intake?.name ?? user.userName) ? 'hin' : 'en')
    const words = demoChatTexts[language]
    talk = { requestId, userId: user.userId, reads: language, language }
    await say(user.userId, words.greeting(user.userName, acharya.name[language]))
    await say(user.userId, intake?.question ? words.asked(intake.question) : words.question)
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
    // Many write Hindi in Latin letters: what they read then counts, and letters of its own are Hindi for certain.
    if (!attachment) talk.language = isHindi(message) ? 'hin' : talk.reads
    const words = demoChatTexts[talk.language]
    if (attachment?.kind !== 'kundli') return say(from, words.noChart)
    for (const line of await readChart(attachment, talk.language)) await say(from, line)
    await say(from, words.thanks)
  }

  async function readChart({ name, birth }: Shared, language: Language): Promise<string[]> {
    const answer = await fetch(url + generateKundali.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(birth),
    })
    if (!answer.ok) throw new Error(`no chart was made: ${answer.status}`)
    const { kundali } = (await answer.json()) as { kundali: KundliReply }
    const {
      astro_details: { keys, Charan: pada },
      moon_over_day: day,
    } = kundali
    const { rashis, nakshatras, grahas } = names[language]
    const words = demoChatTexts[language]
    // Without a time the sky of noon stands in the reply: of the Moon only what it went through that day is certain.
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
  // After a lost connection: back into what runs.
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
