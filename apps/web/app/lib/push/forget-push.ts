/**
 * Removes the push subscription of this browser. The server has ended it with the session; this is for a browser that
 * is offline at that time.
 */
export async function forgetPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // Then only the server ends it.
  }
}
