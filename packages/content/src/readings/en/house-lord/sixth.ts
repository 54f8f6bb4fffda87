import type { Passages } from '../../keys.ts'

export const sixth = {
  '6-1':
    'You take work personally: problems find their way to your desk, and your body tells you at once when the load is too much. There is fight in you, and skill in putting things right. Be careful not to argue with yourself; good habits are your best ally.',
  '6-2':
    'Service and routine earn your bread, perhaps in accounts, care, law or repair, and a dispute or a loan may touch family money. Speech can turn critical when bills lie open. Clear the smallest debt first, and talk of it standing at the window, with tea.',
  '6-3':
    'Problem-solving goes through your hands and your keyboard; you write the complaint that gets the street lamp fixed. Rivalry with siblings or neighbours can eat up good energy. Others bring you their forms because the third visit to an office does not tire you.',
  '6-4':
    'Unfinished work comes home with you and settles beside the gas stove. There may be loans on the flat, service to mother or helpers to manage, and rest suffers first. Let one corner stay free of files, and keep domestic disputes to a single subject.',
  '6-5':
    'Your intelligence sharpens on difficulties, and exams, audits or tricky cases suit it. Affection can get mixed up with correcting and helping, especially with children. Give love a day off from improvement, and treat speculation as a bill: small, written down, seldom.',
  '6-6':
    'You are strong where things are hard, and order, stamina and a certain love of the daily grind bring you through competition. Debts get tracked to the last rupee. Colleagues of your own kind make good allies; a fixed bedtime is the tool you tend to mislay.',
  '6-7':
    'Daily irritations tend to land on the person nearest to you, the partner or the associate, and love may begin at work. You serve by fixing, when the other only wants company. Share chores by list, keep loans out of pillow talk, and settle small complaints before sleep.',
  '6-8':
    'Obstacles melt in unexpected ways for you, often after a crisis has burned through the paperwork. You do well with hidden faults, insurance, emergency work or cleaning up after others. Avoid taking on someone else’s debts, and see a doctor for check-ups on ordinary dates.',
  '6-9':
    'Duty meets belief here: you serve a cause, work for a temple trust, college or court, or labour far from home. Disagreement with father or a teacher over what is right can be long. It takes effort to serve a belief and question it in the same week, and you often manage both.',
  '6-10':
    'Service becomes a career; you rise by solving what others send on, in health, law, administration or quality control. Rivals at work keep you alert. Recognition grows when you train your replacement for each task, since being indispensable also chains you to the desk.',
  '6-11':
    'Hard work pays you through networks: a client recommended by a colleague, a union, a large institution. Friends sometimes become competitors or borrowers. A win feels complete to you when the team is there for the samosas.',
  '6-12':
    'Effort is spent in places few see, such as hospitals, back offices, ships or night desks, and expenses for health and help need planning. Old quarrels fade through distance. Rest is part of the work order for you; write it on the list and tick it off.',
} as const satisfies Partial<Passages<'house-lord'>>
