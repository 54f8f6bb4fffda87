import { createHmac } from 'node:crypto'
import type { IceSettings } from '../../platform/settings.ts'

type IceServer = { urls: string[]; username?: string; credential?: string }

/** Longer than any video or audio call. The credentials are only needed to connect. */
const validHours = 12

/**
 * Returns the servers that help two browsers connect. The relay's credentials follow coturn's REST scheme: they name
 * the caller, expire by themselves, and are not stored.
 */
export function iceServersFor(
  { stunUrls, turn }: IceSettings,
  userId: string,
  now: Date,
): { iceServers: IceServer[]; expiresAt: string | null } {
  const stun = stunUrls.length > 0 ? [{ urls: stunUrls }] : []
  if (!turn) return { iceServers: stun, expiresAt: null }
  const expiresAt = new Date(now.getTime() + validHours * 3_600_000)
  const username = `${Math.floor(expiresAt.getTime() / 1000)}:${userId}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return { iceServers: [...stun, { urls: turn.urls, username, credential }], expiresAt: expiresAt.toISOString() }
}
