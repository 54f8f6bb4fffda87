/** The tab for the provider's page. Open it in the click handler: later the browser would block it. */
export type PaymentTab = { show: (url: string) => void; close: () => void; isHeldBack: boolean }

export function openPaymentTab(waitingText: string): PaymentTab {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return { show: () => {}, close: () => {}, isHeldBack: true }
  try {
    tab.document.title = waitingText
    tab.document.body.textContent = waitingText
    // Prevent the provider's page from navigating this one.
    tab.opener = null
  } catch {
    // A browser that denies this access shows an empty page for a moment.
  }
  return { show: (url) => tab.location.replace(url), close: () => tab.close(), isHeldBack: false }
}
