import type { Passages } from '../../keys.ts'

export const karka = {
  'karka-1':
    'People know at a glance how you are today, because your face shows each mood. You go through life by feel, sheltering, feeding, remembering birthdays. When somebody is unkind you tend to draw in at once. A daily walk by yourself calms you, and you come out again.',
  'karka-2':
    'Family is your wealth, and you are proud of it. The recipe, the savings tin, the warm word at the right moment: you provide, and you like the providing to be honoured. Earnings may swell and ebb, so put a little by in the good months while you are feeling generous.',
  'karka-3':
    'Your courage is a careful one: you check on everybody, ring a sister twice, carry a tiffin across town. Writing, detailed handwork and errands ease your mind. Moods travel into the messages you send, so read them over once, and let some worries stay at the bus stop.',
  'karka-4':
    'Nothing in you works well until the home is at peace. You create places where people speak gently, with flowers, tea and a fair share for each. Mother, land and old neighbours are a deep source for you; ask yourself sometimes what you want at home, apart from everybody’s agreement.',
  'karka-5':
    'You love as one dives, with eyes closed and all the way. Children, pupils, a poem or a passion get your whole heart, and you hold on after others would have let go. Imagination gives you much, suspicion takes some back; saying the fear out loud makes it smaller.',
  'karka-6':
    'Caring is your daily work, whether or not anyone has hired you for it. The sick cousin, the new colleague, the stray at the gate: you believe they will get well, and you help. Your stomach is often the first to tell you that it is too much. Regular meals and one clear no a week keep the helper in you well.',
  'karka-7':
    'You look for shelter in a partner, and often choose someone serious and dutiful who is slow to say sweet things. Your feelings soften that person, and their steadiness holds you. You are also good with the public. When you need affection, ask in plain words; hints may go unheard.',
  'karka-8':
    'A move, an old family secret or someone else’s trouble may have made you grow up early. You feel what lies under a conversation, and you can sit beside pain with a cool head. Keep a place that nobody rearranges, even a single shelf, to come back to.',
  'karka-9':
    'Faith is your second mother. A river at dawn, a story told by a grandparent, a kind teacher, and you feel carried. You are drawn to far shores and holy ones, and good luck tends to come by way of blessings. Let reason read the map while the heart chooses the road.',
  'karka-10':
    'Strangers easily trust your face, and so your work tends to happen in front of people, and quickly. You start things from a feeling, lead like an older sister or brother, and your standing rises and falls with the public’s mood. Do not read the comments at night; their mood turns back by itself.',
  'karka-11':
    'Your friends become family and your family fills the guest list. Calm, likeable and faithful, you receive a good deal from people simply because they feel well with you. Your wishes are homely and often within reach. Each year, make room in the circle for one new person.',
  'karka-12':
    'A part of you lives elsewhere, in a far city, a dream, a chat with someone overseas. You give attention and money away quietly and need more solitude than your large family supposes. Sleep is where your mind sorts the day; guard it from the phone as you would guard a baby’s nap.',
} as const satisfies Partial<Passages<'lagna-lord'>>
