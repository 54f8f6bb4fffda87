import type { Passages } from '../../keys.ts'

export const rahu = {
  'rahu-1':
    'Something about you does not fit the school photograph, a way of dressing, thinking or wanting, and people look twice. You are hungry to become somebody and can try on new selves quickly. In the early years you may try many costumes; later one of them begins to fit.',
  'rahu-2':
    'The appetite for more is felt at the table and in the wallet: new cuisines, new ways to earn, a language your elders did not speak. Your words can sell almost anything. Check facts and sums before you promise, and family trust grows along with income.',
  'rahu-3':
    'A microphone, a channel, a cold call to a stranger: you dare what your neighbours only discuss. Media, technology and sales reward this boldness. Rivalry with siblings or colleagues can become a sport of its own, so credit them by name and keep the courage for the real task.',
  'rahu-4':
    'Restlessness lives in your rooms; you may have moved often, grown up between two cultures or settled far from your mother’s town. A flashy flat does not calm the heart by itself. Keep one old thing, a clock or a brass lamp, wherever you unpack, and sleep comes easier.',
  'rahu-5':
    'In love and in taking chances the thrill can outrun the facts for you. Your imagination takes the road nobody has paved: unusual subjects, a bold screenplay, an app drawn on a napkin. Some of it fails loudly, and some of it turns out to be five years ahead of the street.',
  'rahu-6':
    'Tangles that make others give up, a rude queue, a hostile inspector, a foreign rule book, bring out your cunning in the best sense. You often come through competition by unusual means. Odd working hours upset the body, so food and sleep deserve a timetable nobody may bargain with.',
  'rahu-7':
    'Someone from another city, language or way of thinking tends to attract you, and partnership opens a larger map. Expectations can be larger than any one person. Meet the families, read the contract and give the bond a full year of ordinary weekdays before you judge it.',
  'rahu-8':
    'Secrets, systems and locked rooms interest you; you ask what others step around, which suits investigation, technology and psychology. Money that belongs to several people can move suddenly. Noise that scatters other people makes you curious, and the curiosity carries you through.',
  'rahu-9':
    'Inherited answers did not satisfy you for long, and your search may run through other faiths, foreign campuses or forums at midnight. Father and you may speak of belief in two dialects. A teacher who shows you the dull parts of the path is worth ten who dazzle.',
  'rahu-10':
    'Ambition has a large screen with you: the new field, the foreign client, the job title that your relatives have to ask about twice. You can rise fast where rules are still being written. Your name often travels ahead of you, and the skill has to run a little to catch up.',
  'rahu-11':
    'Networks grow around you overnight; a group of twelve becomes four hundred before the tea is cold. Gains may come in leaps through technology, foreign ties or crowds. The next wish tends to appear before the last is unpacked, so decide what amount of enough looks like.',
  'rahu-12':
    'Faraway places call you, whether through a visa form, night work for another time zone or a screen glowing under the blanket. Spending hides in small taps of the phone. Your imagination is rich in the dark hours; give it a notebook, and give sleep a door that shuts.',
} as const satisfies Partial<Passages<'graha-house'>>
