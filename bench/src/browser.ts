import { type Browser, chromium } from '@playwright/test'

/** Chromium as the journeys use it; with a port, another program may drive it too. */
export function launchBrowser(debuggingPort?: number): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
    ],
  })
}
