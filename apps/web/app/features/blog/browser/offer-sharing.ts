import { copyLink, hasShareSheet, openShareSheet } from '../../../lib/share.ts'
import { showToast } from '../../../lib/toast.ts'
import type { ArticleFacts } from '../article-facts.ts'
import { find } from '../../../lib/reading/data-names.ts'

/** Shows the sharing buttons that need a script. */
export function offerSharing(
  root: HTMLElement,
  { title, url, copied, copyFailed }: ArticleFacts,
  signal: AbortSignal,
): void {
  const copy = async () => {
    if (await copyLink(url)) showToast('success', copied)
    else showToast('error', copyFailed)
  }
  const share = async () => {
    if (!(await openShareSheet({ title, url }))) await copy()
  }
  offer(find(root, 'copy'), copy, signal)
  if (hasShareSheet()) offer(find(root, 'share'), share, signal)
}

function offer(button: Element | null, press: () => Promise<void>, signal: AbortSignal): void {
  button?.classList.remove('invisible')
  button?.addEventListener('click', () => void press(), { signal })
}
