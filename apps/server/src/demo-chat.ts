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
  let talk: { requestId: string; userId: string; userName: string; language: Language } | null = null
  /** One thing after the other, as a person does it. */
  let queue = Promise.resolve()
  const then = (work: () => Promise<void>) => {
    queue = queue.then(work).catch((error: unknown) => log.debug({ err: error }, 'an acharya of the demo did not answer'))
  }

  const send = async <E extends ClientEvent>(event: E, payload: ClientPayloadInput<E>): Promise<Ack<E>> => (await socket.emitWithAck(event, payload)) as Ack<E>
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())

  async function say(to: string, message: string): Promise<void> {
    await send('typing:start', { to })
    await pause(typingMs(message))
    await send('typing:stop', { to })
    if (talk?.userId === to) await send('message:send', { id: crypto.randomUUID(), from: acharya.userId, to, message, timestamp: Date.now() })
  }

  async function answerRequest({ requestId, user, talk: kind, intake }: ServerPayload<'chat:request:incoming'>): Promise<void> {
    await send('chat:request:ringing', { requestId })
    await pause(typingMs('ringing'))
    if (kind !== 'Chat') {
      await send('chat:request:reject', { requestId, reason: `${demoChatTexts.en.onlyChat} ${demoChatTexts.hin.onlyChat}` })
      return
    }
    if (!(await send('chat:request:accept', { requestId })).ok) return
    // Until they write something, the name they gave tells the language best.
    const language = languageOf(intake?.name ?? user.userName)
    talk = { requestId, userId: user.userId, userName: user.userName, language }
    await say(user.userId, demoChatTexts[language].greeting(user.userName, acharya.name[language]))
    await say(user.userId, demoChatTexts[language].question)
  }

  async function answerMessage({ requestId, seq, from, message, attachment }: ServerPayload<'message:receive'>): Promise<void> {
    if (talk?.requestId !== requestId || from !== talk.userId) return
    await send('message:read', { requestId, seq })
    if (!attachment) talk.language = languageOf(message)
    const words = demoChatTexts[talk.language]
    if (attachment?.kind !== 'kundli') return say(from, words.noChart)
    for (const line of await readChart(attachment, talk.language)) await say(from, line)
    await say(from, words.thanks)
  }

  async function readChart({ name, birth }: Shared, language: Language): Promise<string[]> {
    const answer = await fetch(url + generateKundali.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(birth) })
    if (!answer.ok) throw new Error(`no chart was made: ${answer.status}`)
    const { kundali } = (await answer.json()) as { kundali: KundliReply }
    const { keys, Charan: pada } = kundali.astro_details
    const { rashis, nakshatras, grahas } = names[language]
    const lagna = keys.ascendant && rashis[keys.ascendant]
    return demoChatTexts[language].chart({ name, moonSign: rashis[keys.rashi], nakshatra: nakshatras[keys.nakshatra], pada, nakshatraLord: grahas[keys.nakshatraLord], lagna })
  }

  socket.on('chat:request:incoming', (request: ServerPayload<'chat:request:incoming'>) => then(() => answerRequest(request)))
  socket.on('message:receive', (message: ServerPayload<'message:receive'>) => then(() => answerMessage(message)))
  // After a lost connection: back into what runs.
  socket.on('connect', () => {
    if (talk) then(async () => void (await send('consultation:join', { requestId: talk!.requestId })))
  })
  socket.on('consultation:changed', ({ consultation }: ServerPayload<'consultation:changed'>) => {
    if (consultation.requestId === talk?.requestId && consultation.endedAt !== null) talk = null
  })
}

function languageOf(text: string): Language {
  return /[\u0900-\u097f]/.test(text) ? 'hin' : 'en'
}
