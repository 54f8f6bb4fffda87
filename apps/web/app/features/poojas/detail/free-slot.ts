/** `date` is dd-MM-yyyy and `time` such as 10:30 AM, both in India. */
export type FreeSlot = { _id: string; acharyaId: string; startsAt: string; date: string; time: string }
