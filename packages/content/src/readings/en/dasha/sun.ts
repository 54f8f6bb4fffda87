import type { Passages } from '../../keys.ts'

export const sun = {
  'sun-1':
    'In these years people look at you first, at the office meeting as much as at a cousin’s wedding. Taking charge comes easier, and so does impatience with slow company. Lead by example, keep some quiet mornings for yourself, and ask now and then how your words landed.',
  'sun-2':
    'Family money and the family name come to the front: an account in a parent’s handwriting, a share in old property, a promise made over dinner. Your words weigh more at home now, so keep them firm without a sting. Written accounts save many arguments.',
  'sun-3':
    'Courage comes in ordinary clothes just now: applying for the post, picking up the phone, driving alone to another city. Brothers, sisters and neighbours may find you more decided than before. Put the push into work begun by your own hand, and let them lead their part.',
  'sun-4':
    'Ambition pulls outward while home keeps calling you back, so evenings get divided between the office bag and the kitchen. Matters of a flat, land or an elder’s comfort need decisions. Running the family like a department brings little; sitting down to tea together brings a great deal.',
  'sun-5':
    'What you create wants to be seen now, whether it is a lesson plan, a stage show, a design or a child’s school project you help with. Pride in it is natural. Studies go well when you teach what you learn, and young people respond better to praise than to orders.',
  'sun-6':
    'Competition suits you in these years: the exam with thousands of applicants, the tender, the pending case, the rival shop across the lane. Discipline wins where temper would lose. A fixed hour for exercise and simple food keeps up the strength that all this effort draws on.',
  'sun-7':
    'Much of this time goes through another person, a partner at home or in business, a client, the public. The question is who decides, and two strong opinions can fill one small flat. Share the deciding openly, give credit aloud, and agreements hold better.',
  'sun-8':
    'You are seen less for a while, and work goes on behind the curtain: old files, insurance papers, a parent’s affairs, a subject studied deep into the night. Recognition is slower than effort here. Rest on time. The quiet is good for learning, and one trusted listener makes it lighter.',
  'sun-9':
    'Questions of principle grow important now, often through a father, a teacher or somebody whose opinion you have long carried. You may travel for learning or stand up for what you believe. Respect goes further when you can also say, calmly, where you think differently.',
  'sun-10':
    'Responsibility finds you in these years: the keys to the office, the larger team, the post with a name plate. Seniors and officials notice how you decide. It is a good time to build a reputation for fairness, and to keep one evening a week free of work.',
  'sun-11':
    'Well-placed people become reachable now, and a wish of long standing moves closer through one introduction at a function or one old batchmate’s call. Your circle looks to you to organise things. Ask clearly for what you need, and return favours without keeping a ledger.',
  'sun-12':
    'A good part of your effort happens away from applause, perhaps in another city, a hospital corridor, a hostel or a quiet back office. Expenses rise and sleep needs guarding. Giving without waiting for thanks sits well with these years, as long as the month’s budget is written first.',
} as const satisfies Partial<Passages<'dasha'>>
