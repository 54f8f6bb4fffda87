import type { Passages } from '../../keys.ts'

export const rahu = {
  'rahu-1':
    'You may want to be somebody new in these months, with a new look, a new ambition and some confusion about which one is really you. People notice, and that is exciting. Try a new haircut before a new career, and ask an honest friend whether the change suits you.',
  'rahu-2':
    'Spending and speaking both run faster than usual now, and a tempting scheme can sound better than it is. Food habits slip toward packets and late orders. Wait one night before any large payment. A few home-cooked days a week do the rest.',
  'rahu-3':
    'Daring comes easily in these months, so the call gets made, the video posted, the new territory visited. Efforts through media, travel and technology tend to catch. Keep the tone friendly with siblings and neighbours, check facts before forwarding, and use these bold months while they last.',
  'rahu-4':
    'Home is restless in these months, with maybe a move, a noisy renovation, a new gadget or a relative’s surprise. Peace of mind comes and goes like the power supply in summer. No agreement about rooms or rent needs to be hurried. One simple, quiet room at home is worth keeping free of the commotion.',
  'rahu-5':
    'The mind loves a shortcut now, in study, romance or money, and can make a brilliant case for it. Creative ideas are truly original. Put them into a project with a deadline, keep bets small enough to laugh at, and give children your attention rather than another screen.',
  'rahu-6':
    'You outwit tangles in these months, whether a difficult form, a stubborn rival or a messy system at the office. Unusual methods work when they are clean. Use this edge for exams, claims and clearing debts, and choose home food, since the stomach notices every experiment.',
  'rahu-7':
    'New people arrive with force, a fascinating companion, a foreign client, a partner with big plans. Old bonds may feel the contrast. Take time over agreements, ask the boring questions, and tell the person already beside you what this new excitement is about.',
  'rahu-8':
    'Hidden things may come up without warning: a forgotten account, a sudden expense, a thought that keeps you up. You grow curious about what lies behind them. Shortcuts on the road and with money can wait. A second opinion costs little and saves sleep.',
  'rahu-9':
    'You may begin to question what you believe, and a charismatic teacher or a distant country can look like the whole answer. Father figures may not understand the new direction. Read widely and verify credentials. The prayers or habits of childhood that still feel warm may stay.',
  'rahu-10':
    'Work takes an ambitious leap in these months, through a visible project, a new technology or an employer from elsewhere. Attention is high and so is gossip. Let the work be larger than the announcement, and get each approval in writing.',
  'rahu-11':
    'Your phone hardly rests now, with introductions, group chats and offers arriving one on top of another. Gains through friends, trade or online work come more easily. Pick the two best chances and close the other tabs, and thank those who opened doors before you walk on.',
  'rahu-12':
    'Distant places, late nights and expenses you cannot quite explain are the themes just now. Imagination is rich and sleep is thin. Look through the small monthly charges. The wish to escape may deserve one real journey.',
} as const satisfies Partial<Passages<'transit'>>
