import { createServer } from 'node:http'
import { livePath } from '@sankalp/contract'
import { releaseMemoryWhenIdle } from '@sankalp/server/src/platform/idle-memory.ts'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import pg from 'pg'
import { createClient } from 'redis'
import { Server } from 'socket.io'

/**
 * What our chat is compared with: Socket.IO as it comes, one insert for each message, passed on to whom it is for, and the
 * acknowledgement. No token, no check, no limit, no meter. With REDIS_URL two of them share their rooms by the streams adapter as it comes.
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

releaseMemoryWhenIdle(http)
http.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.(0))
// Asked for before and after a run: the processor time used so far, or the memory held.
process.on('message', (what) => {
  const { user, system } = process.cpuUsage()
  process.send?.(what === 'memory' ? process.memoryUsage.rss() / 1e6 : (user + system) / 1e6)
})
process.once('SIGTERM', () => process.exit(0))
