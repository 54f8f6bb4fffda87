/** This browser is told nothing more. The server has ended it with the session; this is for a browser that has no network to be told so. */
export async function forgetPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // Then it is the server's end alone.
  }
}
