import Menu from 'lucide-react/icons/menu'
import * as icon from 'lucide-react/icons/menu'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './light-icon.ts'

/** What every file of the library gives beside its icon; its types do not say so. */
const { __iconData: data } = icon as unknown as { __iconData: Parameters<typeof createIcon>[0] }

test('draws what Lucide draws, without the names it gives its icons', () => {
  const props = { size: 18, 'aria-hidden': true, className: 'text-sindoor' } as const
  const theirs = renderToStaticMarkup(createElement(Menu, props))
  const sorted = (svg: string) =>
    svg.replace(/<svg ([^>]*)>/, (_, attributes: string) =>
      attributes
        .match(/[\w-]+="[^"]*"/g)!
        .toSorted()
        .join(' '),
    )
  const plain = theirs.replace(/ xmlns="[^"]*"/, '').replace(/lucide lucide-menu /, '')
  expect(sorted(renderToStaticMarkup(createElement(createIcon(data), props)))).toBe(sorted(plain))
})
