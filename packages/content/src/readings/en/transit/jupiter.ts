import type { Passages } from '../../keys.ts'

export const jupiter = {
  'jupiter-1':
    'A fresh chapter knocks, with a new role, address or idea of yourself, and the old routine no longer fits like last year’s school uniform. Hope is large and so are outgoings. One beginning is enough to say yes to. Take advice before leaving a secure seat.',
  'jupiter-2':
    'Income and family warmth tend to widen in these months, as when the kitchen shelf is finally full before guests come. Your word is trusted, so it can settle an old matter kindly. A regular saving begun now grows into a habit that outlasts the good season.',
  'jupiter-3':
    'Progress asks for more steps than you expected, with an extra form, a second interview, a bus that comes late. Help from brothers, sisters or neighbours needs asking for. Treat these months as practice for one skill. Your own effort takes you further now than waiting for a favour.',
  'jupiter-4':
    'Home matters draw energy now, through repairs, relatives or the wish for a better place that the budget does not yet allow. Comfort comes in small portions, such as tea on the balcony at six. Settle one thing in the flat each month and postpone the grand plan.',
  'jupiter-5':
    'Ideas ripen and good people come close in these months, and exams, creative work or matters of children often take a happy turn. Your judgement is clear. Finish the application. Love and learning go well as long as nobody hurries them to a result.',
  'jupiter-6':
    'Effort goes into sorting out friction at work, a loan, or meals that have become too rich and too late. Generosity may be taken for granted by some. Simple food and written notes help. Give your help to those who also help you.',
  'jupiter-7':
    'Meetings go well now, and a partner, client or companion brings both pleasure and good counsel. Agreements that stood around like an unopened parcel can be opened. Travel for two, or begin a study together; the bond likes fresh air.',
  'jupiter-8':
    'The pace drops and hidden costs show themselves, in travel that tires, a policy to renew, a delay nobody explains. It is a useful time to look into things rather than to launch them. Rest more. The papers of joint money will repay an evening of reading.',
  'jupiter-9':
    'Teachers, travel and learning come within reach, and things that were stuck tend to loosen by themselves. Help may come from an elder or an institution. Use these months to apply, to study or to go on the journey you keep describing at dinner.',
  'jupiter-10':
    'Work changes its shape in these months, perhaps through a new boss, duties without the new title, or the question of what it is all for. Recognition lags behind effort. One bad Monday is no reason to resign. Improve the skill and keep relations good, and the next step becomes clear.',
  'jupiter-11':
    'What you worked for begins to pay, and friends, seniors or an elder brother or sister lend a hand. It is a season of invitations and of lists getting ticked off. Ask for the raise or the introduction now, and put something by while the money is coming in.',
  'jupiter-12':
    'Money and energy go outward in these months, into travel, studies, a function in the family or help for somebody who needs it. Sleep, prayer and reading repay you well. Choose the expenses by what you believe in, and leave large new ventures for a little later.',
} as const satisfies Partial<Passages<'transit'>>
