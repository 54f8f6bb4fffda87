import type { Passages } from '../../keys.ts'

export const ninth = {
  '9-1':
    'Conviction shows in the way you stand; people sense that you live by something. Father’s traits or a teacher’s gestures have become your own. Help tends to come at the right bend in the road, and it comes more readily when you thank those who went before.',
  '9-2':
    'Blessings reach you through the family store: a father’s savings, elders’ advice, wealth earned by learning. You speak of right and wrong with warmth. Giving a fixed part away, even ten rupees of a hundred, suits how money and faith are joined in you.',
  '9-3':
    'You live your faith by doing something with it: writing on what matters, teaching on video, walking pilgrim paths or taking brave trips to learn. Siblings may share the road or argue the map. Father’s lesson often came as “try it yourself”.',
  '9-4':
    'Faith has its altar in your home, with a lamp in the kitchen niche, a mother’s vow kept each week, a father’s shelf of books. Land or a vehicle may come by elders’ goodwill. However far you travel, your prayers keep the smell of that kitchen.',
  '9-5':
    'You grasp a principle quickly and can bring it to life for the young. A father or teacher may bless your creative side. Study for love as well as for marks, and let children teach you a fresh version of devotion.',
  '9-6':
    'Your faith shows in service: legal aid, a clinic, a union, a temple kitchen where the vessels need scrubbing. What you believe may be contradicted, and a father or teacher can bring duties as well as debate. Serve without keeping score, and take up only those disputes that improve something.',
  '9-7':
    'Shared values are the first thing you look for in a companion, and a partner may bring guidance, travel or a new tradition. Elders often have a hand in the meeting. When doubts come, it is a shared belief that seats you both at one table again.',
  '9-8':
    'Faith did not come to you easily: doubt, a loss of trust in a teacher, an interrupted course or a father hard to reach. What you found afterwards is your own. Deep and hidden subjects draw you; where you can, forgive the person who disappointed you.',
  '9-9':
    'Guidance is plentiful along your road; teachers answer, father’s goodness leaves its mark and long journeys tend to turn out meaningful. You learn for life. Because help comes so naturally, make it a habit to be someone else’s good turn each month.',
  '9-10':
    'Work carries the seal of your principles: teaching, law, publishing, guidance, a post your father would have understood. Honest dealing lifts you in public view. Keep one learned person whom you can ask before big decisions, since a high seat makes one’s own voice louder.',
  '9-11':
    'Well-wishers come to you from lecture halls, satsang groups and trains, and gains follow from being trusted. A father’s friends or old teachers may help a wish along. You wish for things that would do several people good, and such wishes find helpers.',
  '9-12':
    'Pilgrim roads lead you far: study abroad, an ashram by a river, faith practised quietly without a notice board. You may give generously, and father can be distant or much travelled. Learn from foreign teachers with a clear head, and leave some money at home for the return.',
} as const satisfies Partial<Passages<'house-lord'>>
