import { createServer } from 'node:http'
import { livePath } from '@sankalp/contract'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import pg from 'pg'
import { createClient } from 'redis'
import { Server } from 'socket.io'

/**
 * The baseline for our chat: plain Socket.IO, one insert per message, delivery to the recipient, and the
 * acknowledgement. No token, no validation, no limit, no meter. With REDIS_URL two processes share their rooms by the
 * plain streams adapter.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const http = createServer()
const redis = process.env.REDIS_URL ? await createClient({ url: process.env.REDIS_URL }).connect() : null
const server = new Server(http, {
  path: livePath,
  transports: ['websocket'],
  ...(redis && {
    adapter: createAdapter(redis, { streamName: `bare-${process.env.DATABASE_URL?.split('/').at(-1)}` }),
  }),
})

type Sent = { id: string; from: string; to: string; message: string; timestamp: number }

server.on('connection', (socket) => {
  void socket.join(String(socket.handshake.auth.token))
  socket.on('message:send', (sent: Sent, answer: (ack: object) => void) => {
    pool
      .query('insert into bare_message (id, sender, receiver, message, at) values ($1, $2, $3, $4, now())', [
        sent.id,
        sent.from,
        sent.to,
        sent.message,
      ])
      .then(
        () => {
          server.to(sent.to).emit('message:receive', sent)
          answer({ ok: true, id: sent.id })
        },
        (error: unknown) => answer({ ok: false, error: String(error) }),
      )
  })
})

http.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.(0))
// Requested before and after a run: the processor time used so far, or the memory held.
process.on('message', (what) => {
  const { user, system } = process.cpuUsage()
  process.send?.(what === 'memory' ? process.memoryUsage.rss() / 1e6 : (user + system) / 1e6)
})
process.once('SIGTERM', () => process.exit(0))
