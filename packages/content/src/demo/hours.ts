/** The demo acharyas' opening times, in hours of the day in India. */

type Hours = readonly (readonly [from: number, to: number])[]

/** From Sunday to Saturday. */
export type DemoWeek = readonly [Hours, Hours, Hours, Hours, Hours, Hours, Hours]

const free: Hours = []

function everyDay(hours: Hours, otherwise: Partial<Record<'sunday' | 'tuesday' | 'saturday', Hours>> = {}): DemoWeek {
  const { sunday = hours, tuesday = hours, saturday = hours } = otherwise
  return [sunday, hours, tuesday, hours, hours, hours, saturday]
}

/** Temple mornings, office evenings, an early riser, and one who works at night for other time zones. */
export const demoWeeks: readonly DemoWeek[] = [
  everyDay(
    [
      [6, 11],
      [16, 20],
    ],
    { sunday: [[6, 13]] },
  ),
  everyDay(
    [
      [10, 13],
      [15, 18.5],
    ],
    { sunday: free },
  ),
  everyDay(
    [
      [5, 9],
      [17, 21],
    ],
    { tuesday: [[5, 12]] },
  ),
  everyDay([[18, 22]], {
    saturday: [
      [9, 13],
      [16, 22],
    ],
    sunday: [
      [9, 13],
      [16, 22],
    ],
  }),
  everyDay([[8, 12]], {
    saturday: [
      [8, 12],
      [14, 18],
    ],
    sunday: [
      [8, 12],
      [14, 18],
    ],
  }),
  everyDay(
    [
      [7, 10.5],
      [12, 15],
    ],
    { tuesday: free },
  ),
  everyDay([
    [6, 9],
    [18, 21],
  ]),
  everyDay([[9, 17]], { sunday: free, saturday: [[9, 13]] }),
  everyDay(
    [
      [0, 2],
      [20, 24],
    ],
    {
      sunday: [
        [10, 14],
        [20, 24],
      ],
    },
  ),
  everyDay(
    [
      [11, 14],
      [19, 22],
    ],
    { tuesday: [[19, 22]] },
  ),
  everyDay([[5.5, 8.5]], {
    sunday: [[5.5, 12]],
    saturday: [
      [5.5, 8.5],
      [17, 20],
    ],
  }),
  everyDay([[14, 20]], { sunday: free, tuesday: [[10, 20]] }),
]

/** Exceptional days, counted from the first start of the demo: a holiday, or other hours. */
export const demoDaysOff: readonly { acharya: number; inDays: number; hours: Hours }[] = [
  { acharya: 0, inDays: 5, hours: free },
  { acharya: 0, inDays: 12, hours: [[6, 18]] },
  { acharya: 1, inDays: 9, hours: free },
  { acharya: 1, inDays: 10, hours: free },
  { acharya: 3, inDays: 4, hours: [[10, 20]] },
  { acharya: 6, inDays: 7, hours: free },
  { acharya: 8, inDays: 3, hours: [[18, 24]] },
  { acharya: 11, inDays: 15, hours: free },
]
