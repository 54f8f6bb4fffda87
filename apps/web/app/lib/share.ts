export type Shared = { title: string; text?: string; url: string }

/** Whether the system has a sheet of its own for passing things on: phones do, most desktops do not. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

/** Opens the system's sheet; false where it could not be opened. Closing it is a choice, not a failure. */
export async function openShareSheet(shared: Shared): Promise<boolean> {
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** False without the permission, or on a page without https. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}

/** Where WhatsApp, in the browser or on the phone, takes a message to be sent to whomever the reader chooses. */
export function whatsappLink({ title, text, url }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text ?? title}\n${url}`)}`
}
