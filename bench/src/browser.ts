import { type Browser, chromium } from '@playwright/test'

/** Launches Chromium as in the journeys; with a port, another program can control it too. */
export function launchBrowser(debuggingPort?: number): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
    ],
  })
}
