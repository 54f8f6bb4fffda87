import type { Passages } from '../../keys.ts'

export const mahapurusha = {
  ruchaka:
    'Put a stuck lorry before you and you look for the lever while others discuss the driver. Physical courage, quick decisions and a liking for being in front come naturally, in sport, field work or running a team. Strength grows dearer to people when it knows when to lower its voice.',
  bhadra:
    'People who ask you for directions come away with a small map. The mind sorts quickly, the tongue finds fitting words, and relatives often bring you their forms, bills and quarrels to untangle. Trade, teaching, writing and accounts suit this gift; leave some hours each week when nothing needs solving.',
  hamsa:
    'In a heated housing-society meeting, you are often the one both sides are willing to hear. Kindness, a sense of fairness and a wish to understand bring the respect of thoughtful people. It works best with a practice behind it, through study, teaching or counsel given without hurry.',
  malavya:
    'A rented room begins to look pleasant after you have lived in it for a week. Taste, warmth and a talent for comfort draw partners, friends and good things toward you. Give the charm a craft to serve, such as music, design or hospitality, and it earns as well as pleases.',
  shasha:
    'The oldest, dullest register in the office lands on your desk, and within a year it runs like a clock. Patience, realism and stamina bring authority late and keep it long, often over many people. Remember to praise in good time, since your standards can feel stern from the other side of the desk.',
} as const satisfies Partial<Passages<'yoga'>>
