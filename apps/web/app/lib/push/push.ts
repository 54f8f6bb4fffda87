import { getPushKey, subscribePush, unsubscribePush } from '@sankalp/contract/notices.calls'
import { callApi } from '../api/api.ts'
import { readLocal, removeLocal, writeLocal } from '../storage.ts'
import { forgetPush } from './forget-push.ts'

/** Whether this browser shows our notifications. */
export type PushState =
  /** The browser does not support push, or has no push service. */
  | 'unsupported'
  /** An iPhone or iPad: works only after the site is added to the home screen. */
  | 'installFirst'
  /** The user has blocked it and can allow it only in the browser's settings. */
  | 'blocked'
  /** The server has no keys. */
  | 'notOffered'
  | 'off'
  | 'on'

/** Returns what is known without asking the user or the server. */
export function pushSupport(): Extract<PushState, 'unsupported' | 'installFirst' | 'blocked'> | 'possible' {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (canPush) return Notification.permission === 'denied' ? 'blocked' : 'possible'
  return /iPhone|iPad/.test(navigator.userAgent) ? 'installFirst' : 'unsupported'
}

export async function readPushState(userId: string): Promise<PushState> {
  const support = pushSupport()
  if (support !== 'possible') return support
  if (Notification.permission !== 'granted' || readLocal('pushFor') !== userId) return 'off'
  return (await findSubscription()) ? 'on' : 'off'
}

/** Asks for the browser's permission, which needs a button press, and registers the subscription with the server. */
export async function turnPushOn(userId: string): Promise<PushState> {
  const support = pushSupport()
  if (support !== 'possible') return support
  // Ask first, while the press still counts as user activation.
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const { key } = await callApi(getPushKey, {})
  if (key === null) return 'notOffered'
  const subscription = await subscribe(key)
  if (!subscription) return 'unsupported'
  await tellServer(userId, subscription)
  return 'on'
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await findSubscription()
  if (subscription) await callApi(unsubscribePush, { body: { endpoint: subscription.endpoint } })
  removeLocal('pushFor')
  await forgetPush()
  return 'off'
}

const renewAfterMs = 24 * 3_600_000

/** Browsers change their subscriptions silently from time to time: once a day, send the current one to the server. */
export async function renewPush(userId: string, nowMs = Date.now()): Promise<void> {
  if ((await readPushState(userId)) === 'off') {
    // It is off because the browser has dropped it, or because the user does not want it here.
    if (readLocal('pushFor') !== userId || pushSupport() !== 'possible' || Notification.permission !== 'granted') return
  } else if (nowMs - Number(readLocal('pushRenewedAt')) < renewAfterMs) {
    return
  }
  const { key } = await callApi(getPushKey, {})
  const subscription = key && (await subscribe(key))
  if (subscription) await tellServer(userId, subscription)
}

async function tellServer(userId: string, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await callApi(subscribePush, { body: { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } } })
  writeLocal('pushFor', userId)
  writeLocal('pushRenewedAt', String(Date.now()))
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Returns null if the browser has no working push service: some are built without one. */
async function subscribe(key: string): Promise<PushSubscription | null> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { pushManager } = await navigator.serviceWorker.ready
    const known = await pushManager.getSubscription()
    if (known && isMadeWith(known, key)) return known
    // A subscription made with another key must be replaced.
    await known?.unsubscribe()
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

function isMadeWith({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return (
    btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '') === key
  )
}
