import { DomainError, type Language, notFound } from '@sankalp/contract'
import type { AcharyaDays } from '@sankalp/contract/acharya-days'
import type { Availability } from '@sankalp/contract/acharya-bookings'
import { type Span, slotsOutside, weekdayOf } from '@sankalp/contract/availability-rules'
import { bookableMonths, slotMinutes } from '@sankalp/contract/booking-rules'
import { indiaDay } from '@sankalp/contract/india-time'
import { type Clock, later } from '../../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../../platform/db/db.ts'
import * as hours from '../availability.repository.ts'
import { findEntry, findName, readBookedSlots } from './booked-slots.repository.ts'

/** How many days ahead an operator sees an acharya's days. */
const shownDays = 30

export type AvailabilityService = ReturnType<typeof createAvailability>

/** Manages the hours that an acharya offers. No change here affects booked or held slots. */
export function createAvailability({ db, clock }: { db: Db; clock: Clock }) {
  async function getMyAvailability(userId: string, language: Language): Promise<Availability> {
    const acharyaId = await findEntry(db, userId)
    if (!acharyaId) throw notFound()
    return read(db, acharyaId, language)
  }

  function setMyPattern(userId: string, week: Span[][], language: Language): Promise<Availability> {
    return change(userId, language, (tx, acharyaId) => hours.replacePattern(tx, acharyaId, week))
  }

  function setMyException(
    userId: string,
    { day, spans }: { day: string; spans: Span[] },
    language: Language,
  ): Promise<Availability> {
    const now = clock.now()
    if (day < indiaDay(now)) throw new DomainError('SLOT_IN_PAST', {})
    if (day.slice(0, 7) > bookableMonths(now).at(-1)!)
      throw new DomainError('INVALID_INPUT', { fields: [{ field: 'day', problem: 'outOfRange' }] })
    return change(userId, language, async (tx, acharyaId) => {
      await keepBooked(tx, acharyaId, day, spans)
      await hours.saveException(tx, acharyaId, day, spans)
    })
  }

  function removeMyException(userId: string, day: string, language: Language): Promise<Availability> {
    return change(userId, language, async (tx, acharyaId) => {
      const { week } = await hours.readHours(tx, acharyaId, day)
      await keepBooked(tx, acharyaId, day, week[weekdayOf(day)]!)
      await hours.deleteException(tx, acharyaId, day)
    })
  }

  /** Returns, for operators, the coming days with their hours and bookings. */
  async function getDays(from: Queryable, acharyaId: string, language: Language): Promise<AcharyaDays> {
    const name = await findName(from, acharyaId)
    if (!name) throw notFound()
    const now = clock.now()
    const { week, exceptions } = await hours.readHours(from, acharyaId, indiaDay(now))
    const booked = await readBooked(from, acharyaId)
    const days = Array.from({ length: shownDays }, (_, ahead) => indiaDay(later(now, ahead * 24 * 3600)))
    return {
      name: name[language],
      days: days.map((day) => ({
        day,
        spans: [...(exceptions.get(day) ?? week[weekdayOf(day)]!)],
        isClosed: exceptions.get(day)?.length === 0,
        booked: booked
          .filter(({ startsAt }) => indiaDay(startsAt) === day)
          .map(({ bookingId, startsAt, poojaName, isHeld }) => ({
            bookingId,
            startsAt: startsAt.toISOString(),
            poojaName: poojaName[language],
            isHeld,
          })),
      })),
    }
  }

  /** Closes or opens a day. Hours that the acharya has set for a single day stay: only a closed day is opened. */
  async function setDayClosed(
    tx: Tx,
    acharyaId: string,
    { day, closed }: { day: string; closed: boolean },
  ): Promise<void> {
    const now = clock.now()
    if (day < indiaDay(now)) throw new DomainError('SLOT_IN_PAST', {})
    if (day > indiaDay(later(now, (shownDays - 1) * 24 * 3600)))
      throw new DomainError('INVALID_INPUT', { fields: [{ field: 'day', problem: 'outOfRange' }] })
    if (!(await findName(tx, acharyaId))) throw notFound()
    await hours.lockHours(tx, acharyaId)
    const { exceptions } = await hours.readHours(tx, acharyaId, day)
    if ((exceptions.get(day)?.length === 0) === closed) throw new DomainError('ALREADY_DECIDED', {})
    if (!closed) return hours.deleteException(tx, acharyaId, day)
    await keepBooked(tx, acharyaId, day, [])
    await hours.saveException(tx, acharyaId, day, [])
  }

  /** Allows one change at a time, and none while a slot is being booked. */
  function change(
    userId: string,
    language: Language,
    work: (tx: Tx, acharyaId: string) => Promise<void>,
  ): Promise<Availability> {
    return db.transaction(async (tx) => {
      const acharyaId = await findEntry(tx, userId)
      if (!acharyaId) throw notFound()
      await hours.lockHours(tx, acharyaId)
      await work(tx, acharyaId)
      return read(tx, acharyaId, language)
    })
  }

  async function keepBooked(tx: Tx, acharyaId: string, day: string, spans: readonly Span[]): Promise<void> {
    const booked = await readBooked(tx, acharyaId)
    const lost = slotsOutside(
      spans,
      day,
      booked.map(({ startsAt }) => startsAt),
    )
    if (lost.length > 0)
      throw new DomainError('SLOTS_ARE_BOOKED', { startsAt: lost.map((start) => start.toISOString()) })
  }

  async function read(from: Queryable, acharyaId: string, language: Language): Promise<Availability> {
    const { week, exceptions } = await hours.readHours(from, acharyaId, indiaDay(clock.now()))
    const booked = await readBooked(from, acharyaId)
    return {
      week: week.map((spans) => [...spans]),
      exceptions: [...exceptions].map(([day, spans]) => ({ day, spans: [...spans] })),
      booked: booked.map(({ bookingId, startsAt, poojaName, isHeld }) => ({
        bookingId,
        startsAt: startsAt.toISOString(),
        pooja_name: poojaName[language],
        isHeld,
      })),
    }
  }

  /** Returns the booked slots, beginning with the one running now. */
  function readBooked(from: Queryable, acharyaId: string) {
    const now = clock.now()
    return readBookedSlots(from, acharyaId, later(now, -slotMinutes * 60), now)
  }

  return { getMyAvailability, setMyPattern, setMyException, removeMyException, getDays, setDayClosed }
}
