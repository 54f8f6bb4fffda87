export type Shared = { title: string; text?: string; url: string }

/** Returns true if the system has its own share sheet: phones do, most desktops do not. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

/** Opens the system's share sheet; returns false if it could not be opened. Closing it is not a failure. */
export async function openShareSheet(shared: Shared): Promise<boolean> {
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Copies a link. Returns false without the permission, or on a page without https. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the address at which WhatsApp, in the browser or on the phone, opens a message for a recipient of the
 * reader's choice.
 */
export function whatsappLink({ title, text, url }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text ?? title}\n${url}`)}`
}
