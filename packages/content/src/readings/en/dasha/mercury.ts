import type { Passages } from '../../keys.ts'

export const mercury = {
  'mercury-1':
    'Your mind is the busiest shop in the street these years, open early and full of talk. You learn quickly, look younger in manner and change your opinion when a better fact arrives. Write things down. Your nerves will be grateful for one hour a day without a screen.',
  'mercury-2':
    'Money and words travel together now: a commission, a translated page, a bill well drafted, lessons given at the dining table. Family talk is lively, with jokes doing half the work. Keep the accounts in one notebook and quote prices clearly, because clarity itself earns here.',
  'mercury-3':
    'Messages, short trips and new skills fill these years, and a brother, sister or cousin is often at the other end of the line. You can sell, write and explain. Ten started courses help less than one finished, so choose the skill your fingers already reach for.',
  'mercury-4':
    'Papers of the home keep you busy, from the rent agreement to the school form of somebody in the family. You think best among your own books, and the front room may turn into an office or a classroom. Shut the laptop at dinner, so that rooms meant for rest stay restful.',
  'mercury-5':
    'A quick, playful cleverness marks this time, good for exams, teaching, writing, coding and any game of numbers. Children find you funny. You reason about love as if it were a puzzle; let somebody hear the feeling before the analysis, and both will be understood.',
  'mercury-6':
    'Details decide your days: the clause on page four, the invoice with a wrong digit, the colleague who reads between lines. Arguing well is a skill you sharpen now, in work or in a dispute. Regular meals and a sorted inbox leave worry fewer corners to hide in.',
  'mercury-7':
    'Contracts, clients and conversation carry this time, as in a shop where half of every sale is chat. A partner needs your ear as much as your ideas. Plain speech at the start helps, about money above all. Whatever is agreed, read it before you put your name to it.',
  'mercury-8':
    'Hidden things interest you in these years, whether old records, codes, insurance terms or the reason behind somebody’s silence. You could make a fine researcher or auditor. Keep each receipt. The mind also needs an hour without puzzles before sleep.',
  'mercury-9':
    'You learn a great deal in these years: a degree resumed, a foreign language, teachers who answer questions with better ones. You test belief by reasoning and lose no reverence by it. Publishing, teaching or exam applications do well when the form is filled before the last day.',
  'mercury-10':
    'Work runs on your speech, writing or calculation, and several tasks run at once like counters at a railway station. People come to you for the quick answer. Build one subject deep enough to be known for, and the variety around it turns into strength.',
  'mercury-11':
    'A wide net of contacts brings in much of what arrives, through one forwarded message or a friend who remembers your skill. You gain from trade, ideas and clever company. Remember those who helped you for longer than those whom you helped.',
  'mercury-12':
    'The mind wanders far, to foreign clients, distant books or worries at two in the night. You write well in solitude and may work for people you seldom see. Expenses hide in small subscriptions and fees; go through them each month, and keep a pen beside the bed.',
} as const satisfies Partial<Passages<'dasha'>>
