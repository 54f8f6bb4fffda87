import type { Passages } from '../../keys.ts'

export const fourth = {
  '4-1':
    'Home travels inside you, and people feel at rest in your company as if someone had put the kettle on. Mother’s habits show in your own face and ways. You care for land, learning and peace; guard an hour in which nobody needs you.',
  '4-2':
    'Property and family purse lean on each other: rent, farm produce, a shop below the flat or simply a kitchen that was seldom empty. Mother may have taught you the price of things. Peace grows when money talk is kept out of the bedroom.',
  '4-3':
    'Rest comes to you in motion, on a short drive, in a chat across the wall, with a sister on the phone. You build a home by your own effort, brick by brick and EMI by EMI. Since comfort seldom sits still here, decide one evening when the scooter stays parked.',
  '4-4':
    'Deep roots suit you: the courtyard, the mother tongue, the same guava tree. Home, vehicles and learning tend to be a source of real ease, and others gather where you live. Leaving that place, even for a month, costs you more than you admit.',
  '4-5':
    'Peace of heart finds you through play and learning, with books on the swing, crayons on the floor and music at four. Mother may have been your first teacher. A home where something is being made suits you; put one wall at the disposal of imagination.',
  '4-6':
    'Domestic peace needs steady maintenance: the pump, the paperwork, the cousin who disputes a boundary, a loan taken for the flat. You may serve mother or work from home. Fix one thing every weekend and keep quarrels over property brief, in writing and polite.',
  '4-7':
    'Much of your feeling of home lies in another person, and marriage or partnership often brings the flat, the vehicle or the calm. You may settle where the partner’s work is. Where the two of you drink the evening tea, there is home.',
  '4-8':
    'Home may not have been a settled thing for you, through an early move, a disputed plot or a mother’s difficult year, and you learned to find firm ground within yourself. Check property papers with patience. Quiet, depth and an old trunk of memories restore you.',
  '4-9':
    'Where faith and learning are, you feel at home: a teacher’s verandah, a pilgrim guest room, a campus in another state. Parents may pass on land together with values. You come back from long journeys steadier than you went, and the rooms you keep have a prayerful order.',
  '4-10':
    'Home and work share a door; perhaps the clinic is on the ground floor, or your trade is in land, vehicles, schooling or food. Mother’s influence shows in how you carry responsibility. At dusk, leave the work behind in its own room.',
  '4-11':
    'Gains may come through property, vehicles and the large circle that likes to sit in your living room. Friends turn into kin, and mother’s contacts open doors. More than one of your plans began on that sofa, with somebody’s uncle who knew somebody.',
  '4-12':
    'Rest lies at some distance: a flat in another country, a hill village, a room with the curtain drawn. You may leave the native place early and spend generously on home. Mother is loved across distances, and the dish you cook when you miss her is your truest address.',
} as const satisfies Partial<Passages<'house-lord'>>
