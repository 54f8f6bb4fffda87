import type { Passages } from '../../keys.ts'

export const rahu = {
  'rahu-rahu':
    'A strange and exciting gate stands open as these years begin, and you walk in before reading the board. New city, new circle, new screen, new appetite. Write down now what you will not trade for success, and keep the list in the wallet where you can find it later.',
  'rahu-jupiter':
    'Wisdom catches up with ambition at last, like a teacher who boards the same night bus. A course, a mentor or a matter of faith and children gives direction to the hunger. Prefer the recognised institution to the shortcut, and let an honest adviser trim the plan.',
  'rahu-saturn':
    'Big dreams are set to slow work in this chapter, with probation, audits and long shifts far from home. It may feel as if nothing moves. Clear old liabilities, obey the safety rule, keep one true companion, and the dull months will hold up everything that follows.',
  'rahu-mercury':
    'Your cleverness finds its market now, in coding, media, languages, trading or a business run from a phone. Contacts multiply. The temptation is to bend a fact or join one scheme too many; keep clean records, choose two clients over ten, and learn the subject properly.',
  'rahu-ketu':
    'Hunger and disgust take turns, so that a thing pursued for years can suddenly seem not worth the ticket. Plans break off and clear the table. Avoid large moves, look after sleep and nerves with quiet routine, and let what truly interests you show itself by staying.',
  'rahu-venus':
    'Glamour knocks in this chapter, with attractive company, travel, fashion, a car seen on every reel. Love may come from outside your usual world. Take delight without losing the receipt, ask what remains when the party lights go off, and be truthful in matters of the heart.',
  'rahu-sun':
    'Those in charge now look straight at your unusual climb, and some approve while others ask for documents. An older authority or a father may disagree with your ways. Keep permissions, taxes and records in order, lower the volume of claims, and show one solid piece of work.',
  'rahu-moon':
    'Dreams, news and moods wash through the days here, as in a flat near the sea with its windows open. A shift of residence or a concern for mother may unsettle you. Eat on time, avoid midnight decisions, and let trusted people tell you how things look in daylight.',
  'rahu-mars':
    'The restless years go out with a drumroll, full of energy, argument and unfinished construction. Courage is high and so is haste. Finish what you began before you start the next, keep out of other people’s fights, and use the body, by sport or labour, to bring the mind down.',
} as const satisfies Partial<Passages<'antardasha'>>
