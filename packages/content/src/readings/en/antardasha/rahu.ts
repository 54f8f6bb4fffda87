import type { Passages } from '../../keys.ts'

export const rahu = {
  'rahu-rahu':
    'A strange and exciting gate stands open as these years begin, and you walk in before reading the board. New city, new circle, new screen, new appetite. Write down now what you will not trade for success, and keep the list in the wallet where you can find it later.',
  'rahu-jupiter':
    'After a restless stretch your ambition finds good advice, as from a teacher who boards the same night bus. A course, a mentor or a matter of faith and children gives direction to the hunger. Prefer the recognised institution to the shortcut, and let an honest adviser trim the plan.',
  'rahu-saturn':
    'Big dreams are set to slow work in this chapter, with probation, audits and long shifts far from home. It may feel as if nothing moves. Clear old liabilities and obey the safety rule. These dull months will hold up everything that follows.',
  'rahu-mercury':
    'Your cleverness finds its market now, in coding, media, languages, trading or a business run from a phone. Contacts multiply. Learn the subject properly; two good clients and clean records then serve you better than ten acquaintances.',
  'rahu-ketu':
    'Wanting and weariness take turns, so that a thing you pursued for years can suddenly seem not worth it. Some plans break off and leave room for others. Large moves can wait. What truly interests you is what stays.',
  'rahu-venus':
    'Glamour knocks in this chapter, with attractive company, travel, fashion, a car seen on every reel. Love may come from outside your usual world. Ask what remains when the party lights go off. In matters of the heart, the plain truth is safest.',
  'rahu-sun':
    'Those in charge now look straight at your unusual climb, and some approve while others ask for documents. An older authority or a father may disagree with your ways. Permissions, taxes and records in order are your best introduction, along with one solid piece of work.',
  'rahu-moon':
    'Dreams, news and moods wash through the days here, as in a flat near the sea with its windows open. A shift of residence or a concern for mother may unsettle you. Midnight decisions can wait until breakfast. Ask people you trust how things look by day.',
  'rahu-mars':
    'The restless years go out with a drumroll, full of energy, argument and unfinished construction. Courage is high and so is haste. Finish what you began before you start the next. Sport or labour brings the mind down at the end of the day.',
} as const satisfies Partial<Passages<'antardasha'>>
