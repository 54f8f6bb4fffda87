import type { Passages } from '../../keys.ts'

export const vrishchika = {
  'vrishchika-1':
    'Still eyes, few words, and everyone knows you have decided something. You go into matters to the bottom and come back with what you wanted. People feel your strength before they know you. Tell them in time what is going on inside; from you silence can sound like thunder.',
  'vrishchika-2':
    'For your own people you would face a tiger, and your tongue is ready for it. You earn through conviction and hold firm opinions on how money should be used. What you say at table, you mean. Chew twice on a hard truth; warm, it feeds more than sharp.',
  'vrishchika-3':
    'Give you a mountain and a rope. Your courage is planned, enduring and quiet, and your hands learn a difficult craft until it obeys them. With siblings and competitors you compete in silence and generally arrive. Take rest stops on the way up; even you need to look at the view.',
  'vrishchika-4':
    'A part of you keeps the suitcase packed, even in the place you love. At home you guard your privacy, have your own ideas about tradition and take on repairs, of walls and of old wounds. Open one window to the neighbours; protection works better with friends within call.',
  'vrishchika-5':
    'Behind the guarded face there is a poet with wet ink. You love and create with complete devotion, sense what a child cannot say, and pray in your own manner. Passion can drown judgement for a week. Sleep near a notebook; what you write at dawn knows the way out.',
  'vrishchika-6':
    'Problems learn to be afraid of you. You work hard and fast, like a contest, and take on whatever others dread: the complaint desk, the surgery ward, the ledger that will not close. Do remember that a colleague is no opponent; after you have won, offer a seat and tea.',
  'vrishchika-7':
    'You came armed, and someone answered with a plate of food. A calm, comfortable partner attracts your storm, and trust between you grows by touch, meals and kept promises. In trade you hold on firmly. Ask once instead of testing thrice, and the peace you long for stays for dinner.',
  'vrishchika-8':
    'Your mind goes through life like a miner with two lamps: it wants to know, and to know why. Secrets, research, insurance, puzzles of the body or of money hold you for nights on end. Sudden changes make you inventive. Talk to somebody light-hearted each day, it lets air into the shaft.',
  'vrishchika-9':
    'Faith with you is a feeling that fights. You defend your roots, your mother’s prayers, the place where you were blessed, and you may clash with teachers who seem cold. Confidence in fortune comes and goes with the tide. Travel near water and pilgrimages with family steady it.',
  'vrishchika-10':
    'Nobody has to tell you who is in charge here. In work you join a strong will with warmth for your team, and you lead from the front while keeping the plan to yourself. Respect matters more than pay. Explain your reasons now and then; loyalty grows by being let in.',
  'vrishchika-11':
    'Few friends, carefully chosen, each one reliable in a storm: your circle is a tool kit, and you know every tool. Income comes from skill, analysis and finishing what groups begin. You notice what a network leaves undone. Relax your inspection on Friday evenings; friends are also for nothing in particular.',
  'vrishchika-12':
    'In retreat you gather your power. Distant places, the bedroom, the hospital corridor, a quiet partnership behind the stage draw your energy, and you fight there for balance rather than victory. Money leaves through affection. Speak the anger softly before sleeping, and let the night keep what the day has done.',
} as const satisfies Partial<Passages<'lagna-lord'>>
