import { type DayWheelInput, dayWheel } from '@sankalp/drawings'
import { type ReactNode, createContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Card, DoubleRule } from '../../ui/card.tsx'
import { DayWheel } from '../../ui/day-wheel.tsx'
import { drawings } from '../../ui/drawings/index.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { JsonLd } from '../json-ld.tsx'
import { sameOnAllPages, writeMarkup } from './write-markup.ts'

const Words = createContext('')

/** React moves some attributes behind the others, which says nothing to a reader. */
function sorted(html: string): string {
  return html.replace(/<([a-z]\w*)((?: [\w:-]+="[^"]*")+)/gi, (_, tag: string, attributes: string) => `<${tag} ${attributes.match(/[\w:-]+="[^"]*"/g)!.toSorted().join(' ')}`)
}

const startsAt = Date.parse('2026-11-15T01:14:00Z')
const day: DayWheelInput = {
  startsAt,
  endsAt: startsAt + 86_400_000,
  noonAt: startsAt + 19_000_000,
  sunsetAt: startsAt + 38_000_000,
  grahas: ['sun', 'moon', 'saturn'].map((key, at) => ({ key, fromDeg: at * 37.1, toDeg: at * 37.1 + 1 })),
  elongation: { fromDeg: 66.7, toDeg: 78.8 },
  arcs: [{ kind: 'rahu', startsAt: startsAt + 30_000_000, endsAt: startsAt + 34_000_000 }],
  tithiEnds: [{ number: 6, at: startsAt + 70_000_000 }],
}
const wheelWords = { label: 'Day & night', rashi: String, grahaShort: String, graha: () => 'g', arc: () => 'a', mark: () => 'm' }

const alike: Record<string, ReactNode> = {
  texts: ['a', ' ', 1, 0, -2.5, null, undefined, true, false, '', ['b', ['ग']]],
  'marks in texts and attributes': <p title={`<"'&>`}>{`</p><script>"'&`}</p>,
  attributes: <time dateTime="06:44" data-m={404} data-d={undefined} aria-hidden={true} aria-busy={false} data-on={true} tabIndex={-1} lang="hi" className="tabular" />,
  'a style': <li style={{ gridColumnStart: 'var(--lead-column, 3)', color: 'red' }} />,
  flags: <details open hidden={false} />,
  'a form': (
    <form action="/panchang" method="get" role="search" className="grid">
      <input type="hidden" name="to" value="/panchang/{city}" />
      <label htmlFor="city">City</label>
      <input id="city" name="city" required maxLength={80} placeholder="Delhi" />
      <button type="submit" popoverTarget="card" disabled>
        Go
      </button>
    </form>
  ),
  'a card that opens': <div popover="auto" id="card" role="dialog" />,
  lines: (
    <>
      <br />
      <DoubleRule />
    </>
  ),
  drawings: Object.entries(drawings).map(([name, Drawing]) => <Drawing key={name} size={40} className="text-ink" />),
  'the day wheel': <DayWheel wheel={dayWheel(day, startsAt)} words={wheelWords} startsAt={startsAt} endsAt={day.endsAt} core={['15', 'Shashthi']} />,
  components: (
    <MessagePage drawing={drawings.diya} title="A & B">
      <Card>
        <Facts>
          <Fact label="Tithi" value={<b>Shashthi</b>} note={0} />
        </Facts>
      </Card>
      <JsonLd thing={{ '@type': 'FAQPage', name: '</script><b>' }} />
    </MessagePage>
  ),
}

describe('writes what React writes', () => {
  test.each(Object.keys(alike))('%s', (name) => {
    expect(sorted(writeMarkup(alike[name]))).toBe(sorted(renderToStaticMarkup(alike[name])))
  })
})

/** By the words of the refusal. */
const refused: Record<string, ReactNode> = {
  'Only tags and functions': <Words value="b">b</Words>,
  '<title>': <title>t</title>,
  '<img>': <img alt="" src="/a.png" />,
  onPointerEnter: <p onPointerEnter={() => {}} />,
  'top needs a unit': <p style={{ top: 1 }} />,
  'Only elements and texts': Promise.resolve('late'),
  'href leads nowhere': <a href={['java', 'script:alert(1)'].join('')}>go</a>,
}

describe('refuses what only React can write', () => {
  test.each(Object.keys(refused))('%s', (message) => {
    expect(() => writeMarkup(refused[message])).toThrow(message)
  })
})

test('a part that is the same on all pages is written once for the words it is written with', () => {
  let drawn = 0
  const Part = sameOnAllPages(() => <p>{(drawn += 1)}</p>)
  const [english, hindi] = [{}, {}]
  const page = (
    <main>
      <Part />
    </main>
  )
  expect([english, english, hindi, english].map((words) => writeMarkup(page, words))).toEqual(['<main><p>1</p></main>', '<main><p>1</p></main>', '<main><p>2</p></main>', '<main><p>1</p></main>'])
})
