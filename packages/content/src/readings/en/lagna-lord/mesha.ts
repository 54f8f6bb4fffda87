import type { Passages } from '../../keys.ts'

export const mesha = {
  'mesha-1':
    'First across the road, first with an answer, first to say sorry once the temper has cooled: you go through life head forward and on your own feet. Nobody has to push you. Self-reliance comes easily; give slower people a minute to catch up, and they follow gladly.',
  'mesha-2':
    'What you have, you mostly went out and got yourself, and at the dinner table you say what you think without sugar on it. Earning brings out your fighting spirit, spending too. A pause before the sharp sentence, and before the fast purchase, leaves family and savings in better shape.',
  'mesha-3':
    'Your hands are moving while others are still discussing the plan. Courage, a motorbike, a younger sibling or a neighbour to do it with, and the thing is begun. You win by effort more than by waiting for luck; just finish the third project before you begin the fourth.',
  'mesha-4':
    'Outside you show a brave face, and your storms often break at home. Your drive is tied to home, mother and land: you fight for them and grow restless inside them. Building, repairing, shifting a heavy cupboard is your way to peace, better than carrying the day’s anger to bed.',
  'mesha-5':
    'Give you a game, a stage or a class of noisy children and you come alive. Your ideas arrive hot, and you act upon them the same day. You take chances gladly and teach by showing; now and then let the young ones make their own start without you blowing the whistle.',
  'mesha-6':
    'A rival at the next desk usually makes you work better, and a long list of problems gets you out of bed. The daily contest suits you: deadlines, disputes, the gym at six. Choose which battles are yours, since people like to hand theirs to a ready fighter.',
  'mesha-7':
    'You come to know yourself through other people. A partner, a client, a bargaining shopkeeper brings out all your spark, and you like someone who can answer back. Asking before you decide for both takes some learning; a weekly talk over tea saves many a loud one.',
  'mesha-8':
    'Where others turn back, at the hospital desk, the broken machine, the family matter nobody mentions, you walk in. Life may have changed its course under you more than once, and you restart with astonishing stamina. Keep some strength for quiet days also, when there is nothing to rescue.',
  'mesha-9':
    'You run for a belief the way others run for a prize. A teacher, a pilgrimage, a far country can set the direction of your years, and luck tends to meet you on the move. You argue hard with fathers and mentors; listen to the end, since you keep more of their words than you admit.',
  'mesha-10':
    'Put you in charge and the work starts before the tea is finished. Your drive goes into your profession and your name, and here you can be patient, climbing rung after rung. People tend to trust you with difficult sites and tired teams. Leave the boss’s voice at the office door.',
  'mesha-11':
    'You are the one who books the tickets for twelve while the group is still typing. Friends, teams and large wishes draw your energy, and income often comes by getting people moving. Pick companions who can tell you no, and let somebody else be captain at the weekend match.',
  'mesha-12':
    'Much of your fire burns where nobody is looking: in another city, on the night shift, behind the curtain of someone else’s show. Strength and money tend to go quickly into what moves you. Guard your sleep and finish the day with a walk, so that effort turns into rest.',
} as const satisfies Partial<Passages<'lagna-lord'>>
