import type { Passages } from '../../keys.ts'

export const vrishchika = {
  'vrishchika-1':
    'Still eyes, few words, and everyone knows you have decided something. You go to the bottom of a matter and often come back with what you wanted. People feel your strength before they know you. Tell them in time what is going on inside, because your silence can frighten.',
  'vrishchika-2':
    'For your own people you would face a tiger, and your tongue is ready for it. You earn through conviction and hold firm opinions on how money should be used. What you say at table, you mean. When the truth is hard, wait a little and say it warmly; it is heard better.',
  'vrishchika-3':
    'The harder the task, the better it suits you. Your courage is planned, enduring and quiet, and your hands learn a difficult craft until it obeys them. Among siblings and competitors you say little and generally arrive. Take rest stops on the way up and look at the view.',
  'vrishchika-4':
    'Often a part of you keeps the suitcase packed, even in the place you love. At home you guard your privacy, have your own ideas about tradition and take on repairs, of walls and of old wounds. Open one window to the neighbours; protection works better with friends within call.',
  'vrishchika-5':
    'Behind a guarded face you are a poet. You love and create with complete devotion, sense what a child cannot say, and pray in your own manner. Passion can drown your judgement for a week, so keep a notebook by the bed and read it again in the morning.',
  'vrishchika-6':
    'Problems do not frighten you; they wake you up. You tend to work hard and fast, like a contest, and take on whatever others dread: the complaint desk, the surgery ward, the ledger that will not close. Do remember that a colleague is no opponent; after you have won, offer a seat and tea.',
  'vrishchika-7':
    'You come ready for a fight, and a calm, comfortable partner disarms you. Such a person often attracts you, and trust between you grows by touch, meals and kept promises. In trade you hold on firmly. Ask once instead of testing thrice, and the peace you long for comes more easily.',
  'vrishchika-8':
    'Your mind goes deep: it wants to know, and to know why. Secrets, research, insurance, puzzles of the body or of money hold you for nights on end. Sudden changes make you inventive. Talk to somebody light-hearted each day; it lets some air in.',
  'vrishchika-9':
    'You feel your faith strongly and are ready to fight for it. You defend your roots, your mother’s prayers, the place where you were blessed, and you may clash with teachers who seem cold. Your trust in good luck comes and goes with the mood at home. Travel near water and pilgrimages with family steady it.',
  'vrishchika-10':
    'Nobody has to tell you who is in charge here. In work you join a strong will with warmth for your team, and you lead from the front while keeping the plan to yourself. Respect matters more than pay. Explain your reasons now and then; people are more loyal when they know the plan.',
  'vrishchika-11':
    'Few friends, carefully chosen, each one reliable in a storm: that is your circle. Income tends to come from skill, analysis and finishing what groups begin. You notice what others leave undone. On Friday evenings, stop checking; friends are also for nothing in particular.',
  'vrishchika-12':
    'You gather strength when you are alone. Distant places, the bedroom, the hospital corridor, a quiet partnership behind the stage draw your energy, and you fight there for balance rather than victory. Money tends to go where your affection goes. If something has angered you, say it softly before sleeping.',
} as const satisfies Partial<Passages<'lagna-lord'>>
