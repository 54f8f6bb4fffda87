import type { Page } from '@playwright/test'

/**
 * Controls the connection between a page and the live channel, so that a test can cut it: the browser's offline mode
 * leaves open sockets open.
 */
export async function lineThatCanBeCut(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let isCut = false
  const open = new Set<{ close: () => Promise<void> }>()
  await page.routeWebSocket(/\/live\//, (socket) => {
    if (isCut) return void socket.close()
    open.add(socket).add(socket.connectToServer())
  })
  return {
    async cut() {
      isCut = true
      for (const end of open) await end.close()
      open.clear()
    },
    mend: () => void (isCut = false),
  }
}

/**
 * Controls a page's connection that stays open but passes nothing on, as on a phone in a lift; everything arrives when
 * it passes again.
 */
export async function lineThatFallsSilent(page: Page): Promise<{ hush: () => void; pass: () => void }> {
  let isSilent = false
  const held: (() => void)[] = []
  const passOrHold = (pass: () => void) => (isSilent ? void held.push(pass) : pass())
  await page.routeWebSocket(/\/live\//, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((frame) => passOrHold(() => server.send(frame)))
    server.onMessage((frame) => passOrHold(() => socket.send(frame)))
  })
  return {
    hush: () => void (isSilent = true),
    pass() {
      isSilent = false
      for (const pass of held.splice(0)) pass()
    },
  }
}
