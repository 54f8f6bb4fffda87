import type { Passages } from '../../keys.ts'

export const sun = {
  'sun-1':
    'People notice when you walk into a room, and you would rather set the pace of a queue than stand in it. Pride sits close to the skin, so a small slight can spoil a whole morning. With age the heat turns into warmth, and those who once found you proud begin to lean on your certainty.',
  'sun-2':
    'At the family dining table your word often carries the weight of the eldest, whatever your age. Money tends to come through salaried posts, government work or the father’s side, and you like to decide how it is spent. A softer tone keeps the discussion from turning into a ruling.',
  'sun-3':
    'It rarely takes a push to make you dial the number, knock on the door or ride out at dawn on the scooter. Courage comes easily and grows with use. With brothers and sisters there can be a tug over who leads, and giving each a task of their own keeps the peace.',
  'sun-4':
    'Home matters to your self-respect: the nameplate on the gate, the papers of the family plot, the chair that is yours. The heart settles slowly, though, and evenings can feel like more office. Leave your authority with your shoes at the door and rest begins sooner.',
  'sun-5':
    'Sitting on the last bench and clapping for others does not come easily to you. Put you before a class, a stage or a chessboard and something lights up. You learn best when your own idea is being tried, and you take real pride in what you create.',
  'sun-6':
    'A pile of pending files wakes you up; disorder is something you like to beat by working through it. Rivals tend to sharpen you, and service, administration or a government desk often suits. The body asks for regular meals and hours, especially when you are proud of managing without.',
  'sun-7':
    'The person you choose to walk beside, in life or in trade, usually has a strong will too, and both of you reach for the steering wheel. Recognition often comes through this other person. Respect, more than sweet talk, is what keeps the two of you on one road.',
  'sun-8':
    'Joint money, a father’s papers or an insurance claim may land on your desk without warning, and they test your confidence before they strengthen it. You see well what is hidden, which suits research, audit or insurance. Later, others come to you when their own papers fall apart.',
  'sun-9':
    'Principles came early, perhaps from a father or teacher whom you admired and also argued with. You like to see for yourself: the shrine at the top of the steps, the original book. Your respect goes deepest where questions are allowed, and others will look to you for the same.',
  'sun-10':
    'Work is where you stand tallest. First you are handed the keys of the shutter, then of the whole branch, and people come to know decisions by your name. Father, or an early boss, is often the measure you have silently set for yourself.',
  'sun-11':
    'Your contact list tends to include people with a real say: an officer, an editor, the secretary of the colony. Gains come through such company and through being dependable in large groups. Your wishes are few and clear, and the person who helps them along is often someone with an office of their own.',
  'sun-12':
    'Much of your best effort happens where few are watching: a night shift, a laboratory, a town far from the family name. Recognition may arrive late or from a distance. Father and you may stand far apart, in miles or in views; a letter, even one kept in the drawer, shortens the way.',
} as const satisfies Partial<Passages<'graha-house'>>
