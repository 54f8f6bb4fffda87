import type { Passages } from '../../keys.ts'

export const twelfth = {
  '12-1':
    'A part of you is already on the way somewhere else, and you may settle far from where you were born. You give your time and strength away easily. After each journey keep a quiet day with no plans and enough sleep; it refills you better than anything else.',
  '12-2':
    'Travel and people far away take a share of the family’s money, and some of your income may come from outside as well. You tend not to speak of what you spend or give. Keep a separate account for journeys and gifts, and tell your family about it, so that nobody has to guess.',
  '12-3':
    'You like to be on the move: short trips, messages to friends abroad, perhaps a brother or sister in another time zone. Far from home you are braver than in your own street. Small journeys and gadgets nibble at the purse, so fix a monthly sum for them.',
  '12-4':
    'Home and distance are mixed up for you: you may live in another city or country, or pay for a house you seldom see. A mother or a parental home far away can be the reason for many journeys. You rest best in simple rooms with few things, wherever they are.',
  '12-5':
    'Journeys feed your imagination, and so does time alone. You may study far from home, love someone at a distance or spend gladly on a young person’s education abroad. What you enjoy most is often of no use to anyone, and you come home from it rested.',
  '12-6':
    'Work often decides where you go: a hospital posting, relief work, a foreign firm, a transfer to a hard place. There you learn to stop waste and clear debts. Journeys can tire you more than you admit, so plan a day of rest on each side of a trip.',
  '12-7':
    'Your partner may come from far away, travel often or simply need a lot of quiet, and you may see much of the world through them. Agree beforehand on what you spend on journeys. An evening walk without phones can be as good as a holiday for the two of you.',
  '12-8':
    'Places far from the crowd do you good: a village by a river, a retreat, a week without news. Something you lost or left behind has probably set you free more than once. Before you leave, put taxes, insurance and shared bills in order, so that nothing calls you back.',
  '12-9':
    'You spend on meaning: pilgrimages, courses, gifts to teachers, tickets to places seen in a childhood calendar. Father may be far off, or generous beyond his means. Faith is quiet and wide. You seldom count the cost of a road that taught you something.',
  '12-10':
    'Work sends you places: a posting abroad, night duty, long stretches away from family. You give more to the job than the payslip shows. Set money and sleep aside first, and let one trip a year be only for yourself.',
  '12-11':
    'Friends are the reason for many of your journeys, and help often reaches you from far away, from somebody overseas or a large institution. Wishes can cost more than you planned. A favour done long ago may come back just when you need it.',
  '12-12':
    'You need time alone as others need company: deep sleep, far horizons, a long train ride with nobody to talk to. Money spent on such journeys is usually well spent, and meditation suits you. Tell one person where you are going, so that those who love you can reach you.',
} as const satisfies Partial<Passages<'house-lord'>>
