import { find } from '../../../lib/reading/data-names.ts'

const largest = 4

/** Opens and closes the pictures where the browser does not do so by itself, and makes an open one larger and smaller. */
export function openPictures(root: HTMLElement, signal: AbortSignal): void {
  const zooms = new WeakMap<HTMLDialogElement, number>()
  const zoom = (dialog: HTMLDialogElement, to: number) => {
    const size = Math.min(Math.max(to, 1), largest)
    zooms.set(dialog, size)
    const picture = find(dialog, 'zoomed')!
    picture.style.width = picture.style.height = `${size * 100}%`
    const frame = picture.parentElement!
    // Its middle stays in the middle.
    frame.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, (frame.scrollHeight - frame.clientHeight) / 2)
  }
  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const opener = target.closest<HTMLElement>('[command=show-modal]')
      const dialog = opener ? document.getElementById(opener.getAttribute('commandfor')!) : target.closest('dialog')
      if (!(dialog instanceof HTMLDialogElement) || dialog.dataset.view === undefined) return
      const step = target.closest<HTMLElement>('[data-zoom]')?.dataset.zoom
      if (step) return zoom(dialog, (zooms.get(dialog) ?? 1) + Number(step))
      // The browser may know `command` itself: its own turn is taken away.
      if (opener) {
        event.preventDefault()
        if (!dialog.open) dialog.showModal()
        zoom(dialog, dialog.dataset.view === 'close' ? 2 : 1)
      } else if (target === dialog || target.closest('[command=close]')) {
        event.preventDefault()
        dialog.close()
      }
    },
    { signal },
  )
}
