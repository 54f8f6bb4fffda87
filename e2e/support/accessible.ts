import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

/** Everything axe knows in the light; in the dark only the colours are others. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    // Without the second window it opens for the sake of frames: we have none, and it takes most of the time. Nor does
    // anybody read what is right, or where each element stands: told of what is wrong only, it takes half of the rest.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], selectors: false })
    const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    expect(found, `${where}, ${theme}`).toEqual([])
  }
}
