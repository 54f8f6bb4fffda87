import type { GstKind } from '@sankalp/contract/gst'

/** A tax as a receipt shows it: its name, the field with its amount, and the divisor of the line's rate. */
export type ShownTax = { name: 'cgst' | 'sgst' | 'utgst' | 'igst'; field: 'cgst' | 'sgst' | 'igst'; divisor: 1 | 2 }

const union: ShownTax = { name: 'cgst', field: 'cgst', divisor: 2 }

const taxes: Record<GstKind, readonly ShownTax[]> = {
  'cgst-sgst': [union, { name: 'sgst', field: 'sgst', divisor: 2 }],
  'cgst-utgst': [union, { name: 'utgst', field: 'sgst', divisor: 2 }],
  igst: [{ name: 'igst', field: 'igst', divisor: 1 }],
}

const none: readonly ShownTax[] = []

export function taxesOf(gst: { kind: GstKind } | null): readonly ShownTax[] {
  return gst ? taxes[gst.kind] : none
}
