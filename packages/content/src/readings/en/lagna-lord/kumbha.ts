import type { Passages } from '../../keys.ts'

export const kumbha = {
  'kumbha-1':
    'You belong everywhere and stand a little to the side. Your own opinion, a plain shirt, a steady interest in how things might be fairer: people come to rely on your cool head. You change slowly and by conviction. Let those near you feel that they are more than members of a group.',
  'kumbha-2':
    'Money, for you, is a means, and you do not think of it often. You would share it before counting it, and you speak kindly at table, often about those who are not there. Thinking differently from your family, you still carry them. A standing order for savings does the counting while you dream.',
  'kumbha-3':
    'Your ideas are quick and the courage to act on them takes several starts. You began alone perhaps, with a sibling far off in age or in mind, and learned by doing things over. Break the plan into small steps. Each finished one, though only a letter sent, makes the next come easier.',
  'kumbha-4':
    'You think unusual thoughts and like a very ordinary home: land under you, a full kitchen, neighbours who stay. You look after the old people of the place without speeches, and you allow change at home slowly. Open the doors to your many friends sometimes, and keep one room for yourself.',
  'kumbha-5':
    'You play with ideas as others play cards, partly for the fun and partly to improve the rules. Children and students like that you take their arguments seriously. In love the conversation comes first. Stay with one invention through its dull months, and it becomes something people can use.',
  'kumbha-6':
    'For you, equality begins with who washes the cups. You work patiently for people in need, in an office, a clinic, a kitchen, and their worries move you more than you show. The routine may weigh on your spirits. Work in a team, and eat your food while it is hot.',
  'kumbha-7':
    'The free thinker often falls for somebody with presence. A proud, warm partner or client pulls you out of the back row, and you give that person steadiness in return. Bonds tend to come late or after long thought. Praise them aloud and in public; it costs you little and it feeds the other heart.',
  'kumbha-8':
    'You look into what others would rather leave closed, the way a careful engineer opens an old fuse box. Hidden systems, insurance, research, long uncertain stretches tend to sharpen you. You worry in detail. Share the calculation with a friend in time, since two pairs of eyes find the exit faster.',
  'kumbha-9':
    'Justice is your form of devotion. You find your teachers late, respect them for fairness rather than for fame, and grow through law, travel, thought and patient study. Good fortune tends to come with age and with good company. Visit the tradition you criticise as a guest, you may find something of value there.',
  'kumbha-10':
    'In public you are calm, in ambition deep. Difficult undertakings, reforms, investigations, work among those whom nobody lists, suit your stamina, and you would rather change the thing than own the title. Power struggles may come your way. Keep records, keep your temper and keep one ally above you informed.',
  'kumbha-11':
    'Put forty strangers with one purpose into a hall and you are at home. You think in networks, hope on a grand scale and bring patience to the dream, so that wishes tend to come true slowly and for many. Give one of them an entire evening without an agenda.',
  'kumbha-12':
    'Silence is your second workplace. In hostels abroad, night offices, ashrams or simply behind headphones you can plan and serve with discipline, asking for little. You usually spend cautiously, on what lasts. When solitude starts to feel like a duty, ring the liveliest person you know and go for chaat.',
} as const satisfies Partial<Passages<'lagna-lord'>>
