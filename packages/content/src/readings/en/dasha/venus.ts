import type { Passages } from '../../keys.ts'

export const venus = {
  'venus-1':
    'Charm works for you in these years, in dress, manner and the ease with which people let you in. Life wants beauty, company and good food, and you notice when a room lacks colour. Enjoy it with a limit on comfort, because pleasant days also slip by uncounted.',
  'venus-2':
    'Sweetness gathers around food, family and money now, as in a kitchen where the good crockery comes out for no reason. Earnings may come through beauty, cloth, hospitality or a lovely voice. Buy one fine thing instead of five pretty ones, and the savings stay fine too.',
  'venus-3':
    'Art becomes a habit of the hands in these years, from reels and sketches to stitching and singing with the neighbours. Short pleasant trips tempt you, and siblings bring both fun and small jealousies. Practise the one craft that still pleases on a dull day, since talent loves repetition.',
  'venus-4':
    'Comfort of home is the great theme now: a balcony with plants, a vehicle, curtains chosen together, an elder’s smile over all of it. Guests remember your rooms. Match the furniture plan with the income plan, and leave one wall empty for what the family truly wants later.',
  'venus-5':
    'Romance, art and joy in children or pupils brighten this time, like an evening rehearsal before a wedding sangeet. You create easily and love being loved back. Serious study needs a fixed desk away from the music; give it mornings and keep the evenings for delight.',
  'venus-6':
    'Pleasing everybody becomes work in these years, at the office above all, and sweets and late nights take their toll. Love may need effort through duties, distance or a misunderstanding about money. Say what you want in plain words. Look after yourself as well as after everyone else.',
  'venus-7':
    'Togetherness is the heart of this time, in love, in a shared trade or in public dealing where grace closes the deal. You adjust gladly, sometimes past your own limit. A weekly evening for two, without phones and without relatives’ matters, keeps the sweetness real.',
  'venus-8':
    'Attachments go deep now and some stay private, while shared money, gifts or a partner’s family affairs ask for tact. You may benefit through another’s resources and also feel the weight of owing. Keep promises few and clear, and let trust be built on open accounts.',
  'venus-9':
    'Beauty and belief walk together in these years, in a temple town’s music, a foreign campus, an art learned at a teacher’s feet. Kind women elders and well-mannered guides help. Travel with somebody you love, and bring home a skill along with the souvenirs.',
  'venus-10':
    'Taste becomes part of your profession now, whether in design, hospitality, diplomacy or simply the pleasantest desk in the building. People like working with you. Popularity opens the post; punctual, finished work keeps it, so let the charm come to office on time.',
  'venus-11':
    'Friends, festivities and gains flow together, like a wedding season in which you know every band and caterer. A wish for comfort or a vehicle may ripen through your circle. Choose friends who also call when there is no party, and put part of every gain out of reach.',
  'venus-12':
    'Private pleasures matter most in these years: a soft bed, distant travel, a love lived quietly, a garden at dawn. Spending is generous and easy to forget. Set aside a sum for enjoyment spend it gladly to the last rupee, and leave the rest untouched.',
} as const satisfies Partial<Passages<'dasha'>>
