import type { ErrorBody } from '@sankalp/contract'
import { errorText } from '@sankalp/content/error-text'
import { toDomainError } from '../http/error-handler.ts'
import type { Log } from '../log.ts'
import type { ServerSocket } from './socket-server.ts'

/** Converts an error for the client: in its language, and without the details of a bug. */
export function toRefusal(socket: ServerSocket, error: Error, log: Log, requestId: string): ErrorBody {
  const { code, facts } = toDomainError(error, { id: requestId })
  if (code === 'INTERNAL') log.error({ err: error, requestId }, 'live event failed')
  return { code, facts, message: errorText(code, facts, socket.data.language) }
}
