import type { Passages } from '../../keys.ts'

export const moon = {
  'moon-1':
    'Your mood sets the weather in these years, and people around you feel it before you speak. Faces, places and plans change more often than usual. Regular meals, water, sleep and one calm walk on the terrace do more for your work than pushing through a tired day.',
  'moon-2':
    'Comfort now has a taste and a sound: food cooked at home, a full pantry, kind talk across the table. Income may rise and fall like vegetable prices, so a small fixed saving helps. Those who live with you remember how you say things long after the matter is settled.',
  'moon-3':
    'Curiosity takes you out of the door: short journeys, a new class, long messages to a sister or brother, a neighbour who becomes a friend. You try many things and finish some. Choose one skill that your hands enjoy, and let it grow with the years.',
  'moon-4':
    'Home becomes the centre of gravity: a mother’s health and wishes, a room to repaint, the search for a place with more light. Peace of mind depends on the four walls more than you expect. Keep a corner that is only yours, and decisions about property will come from a settled heart.',
  'moon-5':
    'The heart opens easily in these years, to a child’s questions, a song, a romance, a subject studied for joy. Feelings rise and fall around what you love most. Play is serious work now; give it an hour, and let small disappointments pass before answering them.',
  'moon-6':
    'Small worries gather like unread messages: a bill, a quarrel at work, a stomach that dislikes late meals. Looking after others takes much of your day. The mind steadies through routine here. One worry cleared each morning, before the phone, is a good start.',
  'moon-7':
    'Another person’s feelings become your daily subject, whether you share a home, a shop or only plans. You sense quickly what pleases the other and may forget to say what pleases you. Long talks on an evening walk, with both getting a turn, keep things warm.',
  'moon-8':
    'Feelings go deep now and do not show on the surface, like a well in the old courtyard. News in the family, a change in shared money or a goodbye can touch you more than it seems. Gentle company, early sleep and somebody who simply listens bring back the ease.',
  'moon-9':
    'Journeys with a meaning mark these years: a riverbank town, the village of your grandparents, a course under a teacher you trust. Faith here is a feeling more than an argument. Women of your family, or elders like them, often open the next door by a word of blessing.',
  'moon-10':
    'Your work is done before many eyes now: customers, students, patients, followers, the whole colony. Popularity comes and goes, and so may the kind of work. What keeps it steady is care; people return to the counter where they were once treated kindly.',
  'moon-11':
    'Friends feel like family in this time, and many a gain arrives through a circle of women, a community kitchen, a reunion or a lively group chat. Wishes change with the season. Write down the two that stay after a month, and let your friends help with those.',
  'moon-12':
    'The mind asks for quiet in these years: a room away from the street, travel to a distant place, long sleep, a notebook by the bed. Money slips away in small comforts. Let solitude be chosen and not a sulk, and keep one friend who hears from you every week.',
} as const satisfies Partial<Passages<'dasha'>>
