import words from '@sankalp/content/locales/en/shell.json' with { type: 'json' }
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Texts } from './locale/texts.ts'
import { TextsContext } from './locale/use-language.ts'
import { ShareLinks } from './share-links.tsx'

test('shares a server-rendered page before its script loads, and reserves the space of the button that needs one', () => {
  const texts = new Texts('en', { shell: words }, () => Promise.reject(new Error('no more words are needed')))
  const html = renderToStaticMarkup(
    <TextsContext value={texts}>
      <ShareLinks title="Diwali" url="https://own.invalid/diwali" />
    </TextsContext>,
  )
  expect(html).toContain('href="https://wa.me/?text=Diwali%0Ahttps%3A%2F%2Fown.invalid%2Fdiwali"')
  const share = html.split('<button').find((button) => button.includes(`<span>${words.share.share}</span>`))
  expect(share).toMatch(/class="[^"]*\binvisible\b/)
})
