import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Combobox } from './combobox.tsx'

const texts = {
  loading: 'Looking',
  nothing: 'None',
  failed: 'Failed',
  tryAgain: 'Again',
  found: (count: number) => `${count} found`,
}

function draw(text: string, isChosen = false) {
  return renderToStaticMarkup(
    <Combobox<string>
      id="place"
      name="place"
      label="Place"
      hint="Type"
      error="Missing"
      text={text}
      onText={() => {}}
      isChosen={isChosen}
      onChoose={() => {}}
      load={async () => []}
      isLongEnough={() => true}
      waitMs={500}
      keyOf={String}
      textOf={String}
      texts={texts}
    />,
  )
}

test('is a text field with a name, a label and its value before the script loads', () => {
  const html = draw('Varanasi, Uttar Pradesh', true)
  expect(html).toContain('<label for="place"')
  expect(html).toMatch(/<input[^>]* name="place"[^>]* value="Varanasi, Uttar Pradesh"/)
  expect(html).toMatch(/<input[^>]* aria-describedby="place-error place-hint"/)
})

test('is a combobox with a closed list, and has a live region before any announcement', () => {
  const html = draw('var')
  expect(html).toMatch(/<input[^>]* role="combobox"[^>]* aria-autocomplete="list"[^>]* aria-expanded="false"/)
  const listId = /aria-controls="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<div id="${listId}" role="listbox"`)
  expect(html).toMatch(/<div hidden=""[^>]*><div/)
  expect(html).toMatch(/<p role="status"[^>]*><\/p>/)
  expect(html).not.toContain('aria-activedescendant')
})
