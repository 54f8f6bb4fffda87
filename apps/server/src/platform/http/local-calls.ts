import { type Language, errorStatus, notFound } from '@sankalp/contract'
import { errorText } from '@sankalp/content/error-text'
import type { Endpoint, Reply } from '@sankalp/contract/endpoint'
import type { Answered, AskedWithin, PublicRead } from '@sankalp/contract/visit'
import type { Log } from '../log.ts'
import { logFailure, toDomainError } from './error-handler.ts'
import { CheckedJson, SharedReply } from './write-reply.ts'

type Answer = (asked: AskedWithin, language: Language) => unknown
type Asker = { language: Language; requestId: string }

/**
 * Calls of this process's own pages without HTTP. Only public endpoints, with every field checked. They do not count
 * against any caller's limit.
 */
export type LocalCalls = {
  add(endpoint: Endpoint, answer: Answer): void
  call<E extends Endpoint & PublicRead>(endpoint: E, asked: AskedWithin, asker: Asker): Promise<Answered<Reply<E>>>
}

export function createLocalCalls(log: Log): LocalCalls {
  const answers = new Map<string, Answer>()
  return {
    add: ({ name }, answer) => void answers.set(name, answer),
    async call<E extends Endpoint & PublicRead>(
      { name }: E,
      asked: AskedWithin,
      { language, requestId }: Asker,
    ): Promise<Answered<Reply<E>>> {
      try {
        const answer = answers.get(name)
        if (!answer) throw notFound()
        const made = await answer(asked, language)
        if (made instanceof CheckedJson) throw new Error(`${name} returns JSON, which a page would have to parse`)
        return { status: 200, reply: (made instanceof SharedReply ? made.value : made) as Reply<E> }
      } catch (error) {
        const refusal = toDomainError(error as Error, { id: requestId })
        logFailure(log, refusal, { err: error as Error, requestId })
        const { code, facts } = refusal
        return { status: errorStatus[code], refusal: { code, message: errorText(code, facts, language), facts } }
      }
    },
  }
}

export function isPublicRead(endpoint: Endpoint): endpoint is Endpoint & PublicRead {
  return endpoint.method === 'GET' && endpoint.access === 'anyone' && !endpoint.fileType
}
