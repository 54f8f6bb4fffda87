import type { EndReason } from '@sankalp/contract/consultation-life'
import { Counter, Histogram, type Registry } from 'prom-client'

export type ConsultationMetrics = ReturnType<typeof createConsultationMetrics>

export function createConsultationMetrics(registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'consultation_requests_total',
    help: 'Requests for a consultation, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  const replies = new Histogram({
    name: 'consultation_reply_seconds',
    help: 'Time from a request to its acceptance',
    labelNames: ['talk'],
    buckets: [2, 5, 10, 20, 30, 45, 60],
    registers,
  })
  const ends = new Counter({
    name: 'consultations_ended_total',
    help: 'Ended consultations, by reason',
    labelNames: ['reason'],
    registers,
  })
  const seconds = new Counter({
    name: 'consultation_talked_seconds_total',
    help: 'Seconds of consultation time',
    registers,
  })
  const messages = new Counter({ name: 'consultation_messages_total', help: 'Stored messages', registers })
  return {
    accepted(talk: string, replySeconds: number): void {
      requests.inc({ outcome: 'accepted' })
      replies.observe({ talk }, replySeconds)
    },
    requestOver: (outcome: 'refused' | 'cancelled' | 'timedOut' | 'missed') => requests.inc({ outcome }),
    ended(reason: EndReason, talkedSeconds: number): void {
      ends.inc({ reason })
      seconds.inc(talkedSeconds)
    },
    message: () => messages.inc(),
  }
}
