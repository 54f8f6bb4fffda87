import { Suspense, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Texts } from './texts.ts'
import { TextsContext, useLanguage } from './use-language.ts'

test('keeps what was typed in a part that hydrates after the language was switched', async () => {
  const texts = new Texts('en', {}, () => Promise.resolve({}))
  const code = Promise.withResolvers<void>()
  function Late() {
    use(code.promise)
    return (
      <label>
        {useLanguage()}
        <input name="phone" />
      </label>
    )
  }
  const page = document.createElement('div')
  document.body.append(page)
  // As sent by the server: the part can be read and typed into before its code is loaded.
  page.innerHTML = '<!--$--><label>en<input name="phone"></label><!--/$-->'
  const problems: unknown[] = []
  const root = hydrateRoot(
    page,
    <TextsContext value={texts}>
      <Suspense>
        <Late />
      </Suspense>
    </TextsContext>,
    { onRecoverableError: (error) => problems.push(error) },
  )
  page.querySelector('input')!.value = '98765'
  await texts.change('hin')
  code.resolve()
  await expect.poll(() => page.textContent).toBe('hin')
  expect([page.querySelector('input')!.value, problems]).toEqual(['98765', []])
  root.unmount()
  page.remove()
})
