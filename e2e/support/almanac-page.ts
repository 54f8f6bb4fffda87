/** The facts of a panchang page, read from its server-rendered HTML. */
export type AlmanacFacts = (fact: string) => string[]

/** Reads the lines of a fact, such as "Dashami upto 07:11 PM". */
export function readFacts(html: string): AlmanacFacts {
  const facts = new Map<string, string[]>()
  for (const [, name = '', dd = ''] of html.matchAll(/data-fact="(\w+)".*?<dd[^>]*>(.*?)<\/dd>/gs)) {
    // Some times are on the page twice.
    if (!facts.has(name)) facts.set(name, linesOf(dd))
  }
  return (fact) => facts.get(fact) ?? []
}

function linesOf(html: string): string[] {
  const withoutMarks = html.replace(/<strong[^>]*>[^<]*<\/strong>/g, '')
  return withoutMarks
    .split(/(?=<span data-from=)/)
    .map((line) =>
      line
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .replaceAll('&amp;', '&')
        .trim(),
    )
    .filter(Boolean)
}

/** Returns minutes since midnight of a date; "01:24 AM, 5 Jul" names another date. */
export function clockMinutes(text: string, date: string): number {
  const [, hour, minute, half, other] = /(\d\d):(\d\d) (AM|PM)(?:, (.*))?$/.exec(text.trim()) ?? []
  const days = other ? daysUntil(other, date) : 0
  return days * 1440 + ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute)
}

function daysUntil(dayAndMonth: string, date: string): number {
  const days = (year: number) => (Date.parse(`${dayAndMonth} ${year} UTC`) - Date.parse(date)) / 86_400_000
  const year = Number(date.slice(0, 4))
  // New Year's Day follows New Year's Eve.
  return [days(year), days(year + 1), days(year - 1)].find((count) => Math.abs(count) < 100)!
}

/** Parses "08:38 AM to 10:18 AM, 2 Jan": if both are on another day, only the end says so. */
export function spanMinutes(text: string, date: string): [number, number] {
  const [from = '', to = ''] = text.split(' to ')
  const end = clockMinutes(to, date)
  const start = clockMinutes(from, date)
  return [end >= 1440 && start + 1440 < end ? start + 1440 : start, end]
}
