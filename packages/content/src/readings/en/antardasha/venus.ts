import type { Passages } from '../../keys.ts'

export const venus = {
  'venus-venus':
    'Softer years begin, with music, good company and something new to wear. Love, art, a vehicle or a nicer home asks to be planned. Enjoy the opening fully, settle what you can afford, and pick the talent you want to take seriously.',
  'venus-sun':
    'Duty interrupts pleasure now, as when the guest of honour arrives in the middle of the dance. A senior, father or public duty claims time from love and comfort. Shine without competing with your partner. Close the office at a fixed hour.',
  'venus-moon':
    'Hearts are open and so is the kitchen, and gatherings, journeys, women friends and matters of home give real delight. Feelings change quickly and want to be noticed. Write down your spending for a month, and ask your companion what would comfort them.',
  'venus-mars':
    'Love and temper ride together in this chapter, exciting on some days and quarrelsome on others. Property, vehicles, dance and design go forward with energy. Refuse the purchase made in anger, and spend the heat on making something together.',
  'venus-rahu':
    'Attractive things shine brighter in this chapter: fashion, travel, an unusual attraction, a lifestyle seen on a screen. Gains through modern or foreign channels are possible. Ask whether you want the thing or the picture of it, and let old friends meet the new ones.',
  'venus-jupiter':
    'Partnership, children, learning and the household prosper through good sense in this chapter. Pleasure and principle may disagree about how much comfort is enough, so settle the budget before the celebration. One fine thing shared with someone who could not have bought it tastes better.',
  'venus-saturn':
    'Love and art become serious work in this chapter: long practice, careful savings, loyalty without show. A bond may be tested by distance or duty and can come out stronger. A fixed monthly amount for the future and promises kept on time do more for love than any gift.',
  'venus-mercury':
    'Light conversation, trade in pretty things and quick study make this chapter lively, like a stall at a winter fair. Friends bring business and jokes. Agreements with them belong in writing. Say the loving sentence as well as the witty one.',
  'venus-ketu':
    'The long festival winds down, lamps are taken off the balcony one by one, and you find you like the dark as well. Attachments loosen, tastes become simple. Keep dear ones informed of your need for space, give away what is no longer worn, and let art turn into quiet practice.',
} as const satisfies Partial<Passages<'antardasha'>>
