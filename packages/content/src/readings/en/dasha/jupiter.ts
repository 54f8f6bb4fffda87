import type { Passages } from '../../keys.ts'

export const jupiter = {
  'jupiter-1':
    'Doors open more kindly in these years, and people ask for your opinion even on matters outside your field. Growth is the theme, of knowledge, of girth, of hope. Promise a little less than your good heart suggests. A walk after the second helping does no harm either.',
  'jupiter-2':
    'The family table grows longer and your voice carries weight at it, as with the uncle everybody asks before buying a scooter. Income and savings can widen steadily through honest advice, teaching or trade. Go slow on standing surety for relatives, and put a part aside before the feasts begin.',
  'jupiter-3':
    'Knowledge wants to be passed on now, through writing, training, local committees or long talks with a sister or brother. Initiative is gentler than usual and may wait too long for an invitation. Begin anyway, with one page or one class, and courage follows the habit.',
  'jupiter-4':
    'Home becomes a place of learning and guests, with more shoes at the door and more books on the shelf. Property, a vehicle or an elder’s blessing may come within reach. Contentment grows by itself here; plan the loan by the monthly budget rather than by the brochure.',
  'jupiter-5':
    'Children, students and ideas thrive near you in these years, as seedlings do near a patient gardener. Studies deepen, counsel ripens and faith turns practical. If you are raising somebody or writing something, give it unhurried hours and let it surprise you instead of fitting your plan.',
  'jupiter-6':
    'Goodwill meets friction now: colleagues who test your patience, a debt to settle, a body that asks for lighter dinners. You do much for others and serve best with a clear limit. Honest, steady work resolves old disputes, and advice is better sold than given to those who only argue.',
  'jupiter-7':
    'A partner, teacher or adviser at your side makes the difference in these years, and you think in terms of “we”. Good counsel comes through the other person, as do broader views. Expectations run high on both sides; thank the actual person in front of you, who is doing quite well.',
  'jupiter-8':
    'Help tends to arrive quietly and late in these years: an unexpected settlement, an elder’s papers, somebody’s discreet hand. You look for meaning beneath events and may study what most people avoid. Keep joint accounts open to both sides, and let hope go together with careful sums.',
  'jupiter-9':
    'Faith, teachers and long journeys stand at the heart of these years, as on a train to a hill town with a book you wanted to read for ages. Elders bless, institutions admit, mentors appear. Give thanks by teaching somebody younger, and leave room for beliefs unlike yours.',
  'jupiter-10':
    'Your name at work becomes tied to fairness and knowledge, and people come for judgement as well as for results. Advancement is steady, by respect. Stay close to the actual work while you grow into advising, and choose the honest contract over the large one.',
  'jupiter-11':
    'Friends in good positions, a learned circle and returns on earlier effort all gather now, like a harvest sold at the right mandi. Wishes grow as fast as income does. Decide what is enough before the next plan, and let a fixed share go to a cause that you have seen with your own eyes.',
  'jupiter-12':
    'Giving is easy in these years, to a school, a shrine, a needy cousin or a stranger on the platform. Distant places and quiet study do you good, and sleep grows sweeter after service. Count what leaves the account each month, so that kindness has something to live on.',
} as const satisfies Partial<Passages<'dasha'>>
