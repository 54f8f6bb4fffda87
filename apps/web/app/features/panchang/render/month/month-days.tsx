import { tithiTitle } from '@sankalp/content/tithi-title'
import type { PanchangMonthReply } from '@sankalp/contract/panchang'
import type { CalendarDay } from '@sankalp/contract/panchang-reply'
import { isUnder } from '../../../../shared/almanac/festival-kind.ts'
import { classes } from '../../../../ui/classes.ts'
import { Time, Upto, useAlmanac, useDate } from '../almanac.tsx'
import { festivalName } from '../festivals/festival-name.ts'
import { FestivalPicture } from '../festivals/festival-picture.tsx'
import { MoonPhase } from '../moon-phase.tsx'

/**
 * A grid of weeks, as on a wall calendar, the first day under its weekday. On a large screen every day says all there is
 * to say. On a small one it has a cell with its number, Moon, tithi and a mark for festivals, and a press on that opens
 * what it says below the grid: a fragment of the page, so that it needs no script. Without a choice that is today.
 */
export function MonthDays({ reply: { days, today, place }, slug }: { reply: PanchangMonthReply; slug: string }) {
  const formatted = useDate()
  const idOf = ({ date }: CalendarDay) => (date === today ? 'today' : `day-${date}`)
  const lead = new Date(days[0]!.date).getUTCDay()
  // 2023-01-01 is a Sunday.
  const week = Array.from({ length: 7 }, (_, at) => `2023-01-0${at + 1}`)
  return (
    <div>
      <div aria-hidden="true" className="grid grid-cols-7 pb-1 text-ink-soft max-lg:text-center max-lg:text-sm">
        {week.map((day) => (
          <span key={day} className="lg:px-2">
            <span className="lg:hidden">{formatted(day, { weekday: 'short' })}</span>
            <span className="max-lg:hidden">{formatted(day, { weekday: 'long' })}</span>
          </span>
        ))}
      </div>
      <ol className="month-days grid grid-cols-7 border-t border-l border-rule">
        {days.map((day, at) => (
          <li
            key={day.date}
            style={at === 0 ? { gridColumnStart: lead + 1 } : undefined}
            className="border-r border-b border-rule max-lg:contents"
          >
            <Cell day={day} id={idOf(day)} column={at === 0 ? lead + 1 : undefined} isToday={day.date === today} />
            <Day
              id={idOf(day)}
              day={day}
              state={place?.region.en ?? ''}
              isToday={day.date === today}
              to={`/panchang/${slug}/${day.date}`}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Where a long English name of a tithi may be cut in two in a narrow cell. */
const cuttable = (name: string) => name.replace(/^(.{5,})(?=(?:dashi|pada|thi)$)/, '$1\u00ad')

type CellProps = { day: CalendarDay; id: string; column: number | undefined; isToday: boolean }

/** A day on a small screen. */
function Cell({ day, id, column, isToday }: CellProps) {
  const { t } = useAlmanac()
  const formatted = useDate()
  const [tithi] = day.tithis
  const names = day.festivals.map((festival) => festivalName(t, festival))
  const isMain = day.festivals.some((festival) => isUnder('major', festival))
  return (
    <a
      href={`#${id}`}
      aria-current={isToday ? 'date' : undefined}
      style={column ? { gridColumnStart: column } : undefined}
      className={classes(
        'day-cell grid min-h-16 content-start justify-items-center gap-0.5 overflow-hidden border-r border-b border-rule py-1 text-center text-ink no-underline lg:hidden',
        isToday && 'bg-marigold-tint outline-2 -outline-offset-2 outline-marigold',
      )}
    >
      <span className={classes('tabular font-heading text-lg leading-none', isMain && 'text-sindoor')}>
        {Number(day.date.slice(8))}
        <span className="sr-only"> {formatted(day.date, { month: 'long' })}</span>
      </span>
      {tithi && (
        <>
          <MoonPhase tithi={tithi.number} />
          <span className="text-[0.65rem] leading-tight hi:text-[0.7rem]">
            {cuttable(t(`jyotish:tithis.${tithi.key}`))}
          </span>
        </>
      )}
      {names.length > 0 && (
        <>
          <span
            aria-hidden="true"
            className={classes('size-1.5 rounded-full', isMain ? 'bg-sindoor' : 'bg-marigold')}
          />
          <span className="sr-only">{names.join(', ')}</span>
        </>
      )}
    </a>
  )
}

type DayProps = { day: CalendarDay; id: string; state: string; isToday: boolean; to: string }

function Day({ day, id, state, isToday, to }: DayProps) {
  const { t, language } = useAlmanac()
  const nameOf = (kind: string, key: string) => t(`jyotish:${kind}.${key}` as 'jyotish:tithis.pratipada')
  const formatted = useDate()
  const [tithi] = day.tithis
  const [star] = day.nakshatras
  return (
    <a
      id={id}
      href={to}
      aria-current={isToday ? 'date' : undefined}
      className={classes(
        'day-said grid h-full grid-cols-[3.25rem_1fr_auto] content-start gap-x-3 px-2 py-2 text-ink no-underline hover:bg-paper-sunk max-lg:border-r max-lg:border-b max-lg:border-rule lg:grid-cols-1',
        isToday && 'lg:bg-marigold-tint lg:outline-2 lg:-outline-offset-2 lg:outline-marigold',
      )}
    >
      <span className="flex flex-col lg:flex-row lg:items-start lg:justify-between">
        <span className="tabular font-heading text-2xl leading-none">
          {Number(day.date.slice(8))}
          <span className="sr-only"> {formatted(day.date, { month: 'long', year: 'numeric' })}</span>
        </span>
        <span className="text-sm text-ink-soft lg:sr-only">{formatted(day.date, { weekday: 'short' })}</span>
        <FestivalPicture of={day.festivals} size={52} className="rounded-sm max-lg:mt-1" />
      </span>
      <span className="grid content-start gap-0.5">
        {tithi && (
          <span>
            <MoonPhase tithi={tithi.number} />{' '}
            <b className="font-semibold">{tithiTitle(day, tithi, state, language, nameOf)}</b>{' '}
            <span className="tabular text-sm text-ink-soft">
              <Upto at={tithi.endsAt} date={day.date} />
            </span>
          </span>
        )}
        {star && (
          <span className="text-sm">
            {t(`jyotish:nakshatras.${star.key}`)}{' '}
            <span className="tabular text-ink-soft">
              <Upto at={star.endsAt} date={day.date} />
            </span>
          </span>
        )}
        {day.sunriseAt !== null && (
          <span className="tabular text-sm text-ink-soft">
            {t('terms.sunrise.name')} <Time at={day.sunriseAt} date={day.date} />
          </span>
        )}
        {day.festivals.map((festival) => (
          <span key={festival.key} className="text-sm font-semibold text-sindoor">
            {festivalName(t, festival)}
          </span>
        ))}
      </span>
      <span aria-hidden="true" className="self-center text-xl text-sindoor lg:hidden">
        →
      </span>
    </a>
  )
}
