import type { Passages } from '../../keys.ts'

export const kanya = {
  'kanya-1':
    'Before you sit down, you have seen the loose screw in the chair. A clear mind, useful hands and a modest manner take you through the world, and people bring you whatever does not work. The inspector in you is seldom off duty; give it a tea break and let good be good enough.',
  'kanya-2':
    'You weigh your words like sweets on a shop scale, pleasantly and to the gram. Accounts, food, a fair price, polite speech at table: in these you excel, and family money is usually safer for your looking at it. Once in a while, spend on something that appears in no column.',
  'kanya-3':
    'You look quiet, yet you get to the bottom of things. You write, check and investigate with a courage people do not expect of someone so orderly. To neighbours and siblings you are the one who finds out. Send the sharp email tomorrow; by then it usually needs half the words.',
  'kanya-4':
    'Home for you is a small school: books in the passage, a map, someone explaining something. You learned early to keep things tidy within, and a mother’s or elder’s beliefs gave the tidiness a meaning. Study opens your world; leave one room where nothing needs to be improved.',
  'kanya-5':
    'You create with care and exactness, and what you make works. Patient with pupils, serious in love, good at plans that have to hold for years, you tend to postpone the fun until the syllabus is done. Draw badly with a child for ten minutes; it will do your mind good.',
  'kanya-6':
    'Give you a mess, a backlog or a long queue, and you know at once where to begin. Your way through life is service by system, fair to all and slightly cool. You find unusual fixes others copy. Look after your own body in the same way, beginning with lunch.',
  'kanya-7':
    'You are often drawn to a dreamer, whom you need and also like to correct. With partners and customers your exactness dissolves in sympathy, and the small print goes unread. Write agreements down, however dear the face, then enjoy that gentler way of seeing things.',
  'kanya-8':
    'Trouble makes you quick. When something goes wrong in the family, you have the right phone number and the insurance file at once. You think fast about hidden things and may fret in advance. Put the worry into a written plan, and after that, leave it in the drawer.',
  'kanya-9':
    'Wisdom has to be usable to please you, like good soil. A steady teacher, a practical father or a pleasant journey gives your analysing mind some faith to stand on, and your reliability tends to bring opportunities. Visit a holy place without a guidebook once; the unplanned hour might be the one you remember.',
  'kanya-10':
    'Two phones, one memory, no form left blank: in your job you are quick and exact together. Writing, trade, medicine, data, teaching, anything that needs a clear head can carry your name far. Finish one thing before you answer the next ring, and people will notice.',
  'kanya-11':
    'A list of friends’ allergies is in your head, and they feel looked after. You are the useful heart of your circle, the one who keeps the kitty, books the hall and remembers. Gains often come through such care. Ask for something back in time, before the helper in you starts to sulk.',
  'kanya-12':
    'In the back office, the laboratory, the archive or a flat far from home you do splendid work, and would secretly like it on a poster. You think much at night about what could go wrong. Put your name on the work, clear the desk and breathe out; order helps you sleep as well.',
} as const satisfies Partial<Passages<'lagna-lord'>>
