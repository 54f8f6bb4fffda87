import type { Passages } from '../../keys.ts'

export const jupiter = {
  'jupiter-jupiter':
    'These years begin like the first day in a good school, with new books, hope and a kind face at the gate. Teachers, children, faith or a wider income come into view. Say thank you often, keep promises countable, and build the habit of study while enthusiasm does the carrying.',
  'jupiter-saturn':
    'What has grown now needs order, as when a generous family business finally hires an accountant. Duty and belief work side by side, slowly and well. Whatever is loose in spending or diet can be tightened without harshness. Give your good intentions fixed hours in the week.',
  'jupiter-mercury':
    'Knowledge becomes nimble in this chapter, good for writing, teaching, certificates, trade and wide conversation. You may argue with your own beliefs and improve them. Read both sides. A young person’s question may correct you better than a book.',
  'jupiter-ketu':
    'Faith turns inward for a time, and the visible side of success seems a little noisy. A pilgrimage, retreat or release from a duty may do you more good than a promotion. Practical papers are best kept with someone orderly. Give quietly, and trust the insight that comes without effort.',
  'jupiter-venus':
    'Family celebrations, partnership, art and comfort bring real joy in this chapter, and so does the question of what it is all for. You want a good life and a meaningful one, and at times one of them has to wait. A budget for generosity keeps the peace.',
  'jupiter-sun':
    'Your judgement is wanted in high places during this chapter, and recognition arrives with a certificate or a chair. Fathers, seniors and institutions are well disposed. Speak as a guide rather than a governor, stay near to the facts, and take the honour simply.',
  'jupiter-moon':
    'Contentment is close to home now, in shared meals, a child’s recital, a mother’s good humour, the goodwill of neighbours. Public work that cares for people does well. Let the heart be generous with time as well as sweets, and travel with family while everyone is free.',
  'jupiter-mars':
    'You work hard for what you believe is right in this chapter, so a just cause, a property matter, sport or a technical project moves quickly. Zeal may overtake courtesy. Plan the campaign with your wisest friend, and forgive the opponent once the point has been made.',
  'jupiter-rahu':
    'The years of growth end at a crossroads with many signboards, some of them very bright. Unusual offers, distant places and doubts about old beliefs appear together. Test each promise for honesty, hold on to one daily discipline, and remember what your teacher advised.',
} as const satisfies Partial<Passages<'antardasha'>>
