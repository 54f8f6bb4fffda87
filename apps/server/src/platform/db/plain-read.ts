/** Functions of ours that change rows or wait for locks though they are called by a `select`. The test finds one that is missing here. */
const changing = [
  'copy_rating',
  'count_review',
  'expire_dead_hold',
  'extend_reservation',
  'hold_slot',
  'move_money',
  'move_money_together',
  'refuse_row',
  'release_money',
  'reserve_money',
  'store_message',
  'store_messages',
  'take_slot',
  'take_slots',
  'try_slot',
]
const mayWait = new RegExp(
  `\\b(for (no key )?update|for (key )?share|insert|update|delete|nextval|pg_\\w+|${changing.join('|')})\\b`,
  'i',
)

/** Whether a statement only reads rows as they are: it changes nothing and never waits for a lock, nor does anybody wait for it. */
export function isPlainRead(sql: string): boolean {
  return /^\s*(select|with)\b/i.test(sql) && !mayWait.test(sql)
}
