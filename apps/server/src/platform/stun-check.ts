import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { connect } from 'node:net'

const magicCookie = Buffer.from([0x21, 0x12, 0xa4, 0x42])
const waitMs = 1000

/**
 * Returns whether a TURN server answers at a URL such as turn:host:port: by STUN over UDP, or by a connection for TCP.
 */
export async function answersStun(url: string): Promise<boolean> {
  const [, scheme = '', host = '', port, transport] =
    /^(turns?|stuns?):([^:?]+|\[[^\]]+\])(?::(\d+))?(?:\?transport=(\w+))?$/.exec(url) ?? []
  if (host === '') return false
  const to = { host: host.replaceAll(/[[\]]/g, ''), port: Number(port ?? (scheme.endsWith('s') ? 5349 : 3478)) }
  return scheme.endsWith('s') || transport === 'tcp' ? connects(to) : answersUdp(to)
}

type Address = { host: string; port: number }

/** Sends a binding request (RFC 8489), which every STUN and TURN server answers without credentials. */
function answersUdp({ host, port }: Address): Promise<boolean> {
  const id = randomBytes(12)
  const request = Buffer.concat([Buffer.from([0, 1, 0, 0]), magicCookie, id])
  return new Promise((resolve) => {
    const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
    const timer = setTimeout(() => end(false), waitMs)
    let isOver = false
    function end(answer: boolean): void {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      socket.close()
      resolve(answer)
    }
    socket.on('error', () => end(false))
    socket.on('message', (message) => {
      if (message.length >= 20 && message.subarray(4, 8).equals(magicCookie) && message.subarray(8, 20).equals(id))
        end(true)
    })
    socket.send(request, port, host, (error) => {
      if (error) end(false)
    })
  })
}

function connects({ host, port }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: waitMs })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket
      .once('connect', () => end(true))
      .once('timeout', () => end(false))
      .once('error', () => end(false))
  })
}
