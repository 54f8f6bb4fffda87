import type { Passages } from '../../keys.ts'

export const eighth = {
  '8-1':
    'More than once you have had to begin again, with money as well, and it has made you watchful. You look beneath the surface of an offer before you sign. Keep something aside for a fresh start, know what you owe jointly, and tell one solid person how things really stand.',
  '8-2':
    'Joint funds, inheritances or other people’s savings mix with the family purse, and income may jump or dip. Some things at home are spoken of in half sentences. A written list of what belongs to whom saves many long arguments.',
  '8-3':
    'A money matter with brothers, sisters or neighbours, perhaps an inheritance, can be a turning point, and the first line afterwards may well be yours. You are good at tracing what others have lost: a leak, a source, an old account. Courage often comes to you once things have broken.',
  '8-4':
    'Money and property at home have gone through changes: a move in mid-term, a disputed deed, a mother’s long worry. You know how to rebuild from a single room. Inherited property asks for patience with papers, and what you restore with your own hands gives you a special peace.',
  '8-5':
    'Quick gains and losses teach you more than a steady income does, so guard against gambles and put your appetite for risk into research or art. Deep subjects suit your mind. Love may change you, and so may children or pupils; keep the savings you share apart from any dream.',
  '8-6':
    'Hard changes strengthen your working side: what tangles others, you sort, as a claims officer does. Loans and disputes may end suddenly, sometimes in your favour. Keep health habits regular through upheavals, because skipped meals are where the strain first shows.',
  '8-7':
    'A partner’s past, family money or a shared crisis makes the bond truthful or tests it. Business associates bring surprises too. Put promises on stamp paper, ask before suspecting, and give every honest answer its thanks.',
  '8-8':
    'Money that others find difficult is safe with you: an inheritance, insurance, joint accounts, old dues. You come through changes with a strange calm, and relatives hand you the envelope they are afraid to open. Work with archives, insurance or counselling suits such nerves.',
  '8-9':
    'Family money may reach you through your father’s side, a teacher or a long journey, and often later than it was promised. A disappointment over it may have changed what you believe. What you trust now has been tested; keep inherited papers in order and let elders explain their share.',
  '8-10':
    'Your income can turn with your career, through a closed department, a merger or a new field at forty, and you make your name in the clean-up. Research, crisis management, taxes or inheritance law suit. Keep a second skill warm, like rice under a lid.',
  '8-11':
    'Gains arrive by odd routes, late refunds, royalties, a legacy, a project once given up, and friends come and go through life’s turnings. You are trusted with secrets in a group. One old wish, nearly given up, may return in a better shape.',
  '8-12':
    'Shared money tends to flow out, through hospitals, travel or the settling of old accounts, and you have learnt to let it go without bitterness. Put aside a sum for such surprises. Quiet and good sleep restore you afterwards; close each finished matter properly, with the papers filed.',
} as const satisfies Partial<Passages<'house-lord'>>
