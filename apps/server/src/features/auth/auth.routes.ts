import { DomainError, code, toE164 } from '@sankalp/contract'
import * as contract from '@sankalp/contract/auth'
import { authTexts } from '@sankalp/content/auth-texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceCookie, deviceCookiePath } from '../../platform/http/device-cookie.ts'
import { isOwnOrigin } from '../../platform/http/origin.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { refreshCookie } from '../../platform/http/refresh-cookie.ts'
import { bearerToken } from '../../platform/http/viewer.ts'
import type { Auth, SignedIn } from './auth.service.ts'
import type { Asker } from './codes.service.ts'

const deviceCookieSeconds = 365 * 24 * 3600

type Options = { publicUrl: string; showCodes: boolean }

export function mountAuth(mount: Mount, auth: Auth, { publicUrl, showCodes }: Options): void {
  const secure = publicUrl.startsWith('https:')

  function keepRefresh(reply: FastifyReply, { refresh, refreshExpiresAt }: SignedIn): void {
    reply.setCookie(refreshCookie, refresh, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      expires: refreshExpiresAt,
    })
  }

  /** Refuses requests from other sites: a form on any site could make calls that need only the cookie. */
  function refuseForeign(request: FastifyRequest): void {
    if (!isOwnOrigin(request, publicUrl)) throw new DomainError('FOREIGN_ORIGIN', {})
  }

  const askerOf = (request: FastifyRequest): Asker => ({
    addressKey: request.addressKey,
    deviceCookie: request.cookies[deviceCookie],
  })

  function keepDevice(reply: FastifyReply, value: string): void {
    reply.setCookie(deviceCookie, value, {
      path: deviceCookiePath,
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: deviceCookieSeconds,
    })
  }

  mount(contract.sendOtp, async ({ body, request }) => {
    const sent = await auth.sendOtp(toE164(body.phone_number, body.country_code), request.language, askerOf(request))
    return {
      success: true as const,
      message: authTexts.codeSent[request.language],
      resendAfterSeconds: code.resendAfterSeconds,
      expiresInSeconds: code.validSeconds,
      ...(showCodes && { otp: sent.code }),
    }
  })

  mount(contract.verifyOtp, async ({ body, request, reply }) => {
    const phone = toE164(body.phone_number, body.country_code)
    const signedIn = await auth.verifyOtp({ phone, otp: body.otp, name: body.name }, askerOf(request))
    keepRefresh(reply, signedIn)
    keepDevice(reply, signedIn.deviceCookie)
    const { token, tokenExpiry, id, user, isNew } = signedIn
    return { token, tokenExpiry, id, isLogin: !isNew, user: { user } }
  })

  mount(contract.refreshToken, async ({ request, reply }) => {
    refuseForeign(request)
    const signedIn = await auth.renew(request.cookies[refreshCookie], {
      token: bearerToken(request.headers.authorization),
    })
    keepRefresh(reply, signedIn)
    const { token, tokenExpiry, id } = signedIn
    return { token, tokenExpiry, id }
  })

  mount(contract.logout, async ({ request, reply }) => {
    refuseForeign(request)
    await auth.logout(bearerToken(request.headers.authorization), request.cookies[refreshCookie])
    reply.clearCookie(refreshCookie, { path: '/' })
    return { success: true as const }
  })
}
