import type { Consultation } from '@sankalp/contract/live/consultations'

/** Where a talk is held. */
export function roomPath({ requestId, talk }: Pick<Consultation, 'requestId' | 'talk'>): string {
  return `${talk === 'Chat' ? '/chatComponent' : '/audioVideoComponent'}?id=${requestId}`
}
