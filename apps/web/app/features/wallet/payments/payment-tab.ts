/** The tab that the provider's page is to appear in, opened with the press itself: later, a browser would hold it back. */
export type PaymentTab = { show: (url: string) => void; close: () => void; isHeldBack: boolean }

export function openPaymentTab(waitingText: string): PaymentTab {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return { show: () => {}, close: () => {}, isHeldBack: true }
  try {
    tab.document.title = waitingText
    tab.document.body.textContent = waitingText
    // The provider's page is nobody's to steer this one by.
    tab.opener = null
  } catch {
    // A browser that lets nobody write there shows an empty page for a moment.
  }
  return { show: (url) => tab.location.replace(url), close: () => tab.close(), isHeldBack: false }
}
