import type { Passages } from '../../keys.ts'

export const twelfth = {
  '12-1':
    'Something in you stays on the far bank, dreamy, generous and hard to pin down for a group photo. You spend yourself easily and may live away from the birthplace. Guard your sleep and your limits; both refill you more than another good deed.',
  '12-2':
    'Expenses visit the family account often, for travel, care, comfort or someone far off, and income may come from outside. Speech can fall silent at table. Give spending its own envelope with a date on it, and tell your people what you gave away.',
  '12-3':
    'Your energy travels: letters overseas, courage spent on strangers, siblings in other time zones. You may write best when shut away. Small trips and gadgets nibble at the purse, so plan them monthly; what you let go of first is the urge to prove something.',
  '12-4':
    'Home asks for expense and may lie elsewhere: a rented flat in a foreign suburb, repairs for a parental roof, a mother who lives across the sea. Rest comes when rooms are simple. Give away what the loft has been storing, and the heart moves in.',
  '12-5':
    'Imagination is fed by solitude, and money goes to study, children or a fine dream. You may learn far from home or love someone at a distance. Much of what you love best has no use at all, and that is its charm for you.',
  '12-6':
    'Losses turn into training for you: you learn to fight waste, clear debts and organise help where people are at the end of their strength. Work in hospitals, shelters or foreign firms suits. Health asks for planned rest, so write it beside the instalments.',
  '12-7':
    'Distance, spending or a need for solitude comes into partnership through an open window. The companion may be foreign, often travelling or in love with quiet. Joint costs want clear rules. Spend some silence together, such as an evening walk without phones.',
  '12-8':
    'Letting go goes deep with you; what seems lost often frees you, and odd endings bring relief. Retreat, research and dreams are good company. Keep taxes, insurance and shared dues in order, because freedom of mind likes tidy paperwork at the foot of the mountain.',
  '12-9':
    'You spend on meaning: pilgrimages, courses, gifts to teachers, tickets to places seen in a childhood calendar. Father may be far off, or generous beyond his means. Faith is quiet and wide. You seldom count the cost of a road that taught you something.',
  '12-10':
    'Career takes from your rest and may send you far, to a posting abroad, a late shift, an institution behind high walls. You give more to work than the payslip shows. Put money and sleep aside first, and let one public task go each year.',
  '12-11':
    'What you spend returns in a roundabout way, through friends overseas, quiet donors or a large institution that remembers you. Wishes can cost more than expected. Years later a forgotten favour may knock at your own door.',
  '12-12':
    'Solitude is a rich room for you, with deep sleep, vivid dreams and a wish for far horizons or for nothing at all. Spending keeps to its own rhythm, often well used. Meditation suits you; leave a key with someone, so that the world can reach you if needed.',
} as const satisfies Partial<Passages<'house-lord'>>
