import { describe, expect, test } from 'vitest'
import { gstKindOf, gstStateCodes, isGstState, placeOfSupply, splitGst, stateOfGstin, sumGst } from './gst.ts'
import { indianStates, outsideIndia } from './indian-states.ts'

describe('states', () => {
  test('each of the 36 has a unique code of two digits', () => {
    const codes = indianStates.map((state) => gstStateCodes[state])
    expect(new Set(codes).size).toBe(36)
    for (const code of codes) expect(code).toMatch(/^\d\d$/)
    // The codes of the tax office run to 38, without 25 (Daman and Diu, merged into 26) and 28 (Andhra Pradesh before
    // its division).
    const all = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, '0'))
    expect(codes.toSorted()).toEqual(all.filter((code) => code !== '25' && code !== '28'))
  })

  test.each([
    ['09AAACS1234A1Z5', 'Uttar Pradesh'],
    ['23ABCDE1234F1Z5', 'Madhya Pradesh'],
    ['29ABCDE1234F1Z5', 'Karnataka'],
    ['37ABCDE1234F1Z5', 'Andhra Pradesh'],
    ['28ABCDE1234F1Z5', null],
    ['00ABCDE1234F1Z5', null],
    ['96ABCDE1234F1Z5', null],
  ])('a number that begins like %s is of %s', (gstin, state) => {
    expect(stateOfGstin(gstin)).toBe(state)
  })

  test('refuses texts that are not a state', () => {
    for (const text of ['', 'toString', 'Uttar pradesh', null, undefined]) expect(isGstState(text)).toBe(false)
    expect(isGstState(outsideIndia)).toBe(true)
  })
})

describe('the place of supply', () => {
  const supplier = 'Uttar Pradesh'
  test.each([
    [{ deliveredTo: 'Karnataka', livesIn: 'Delhi' }, 'Karnataka'],
    [{ livesIn: 'Delhi' }, 'Delhi'],
    [{ livesIn: outsideIndia }, outsideIndia],
    [{ deliveredTo: null, livesIn: null }, supplier],
    [{ livesIn: '' }, supplier],
    [{ livesIn: 'Atlantis' }, supplier],
  ])('of %o is %s', (known, place) => {
    expect(placeOfSupply({ ...known, supplier })).toBe(place)
  })
})

describe('the taxes', () => {
  test.each([
    ['Uttar Pradesh', 'Uttar Pradesh', 'cgst-sgst'],
    ['Delhi', 'Delhi', 'cgst-sgst'],
    ['Puducherry', 'Puducherry', 'cgst-sgst'],
    ['Jammu and Kashmir', 'Jammu and Kashmir', 'cgst-sgst'],
    ['Chandigarh', 'Chandigarh', 'cgst-utgst'],
    ['Ladakh', 'Ladakh', 'cgst-utgst'],
    ['Lakshadweep', 'Lakshadweep', 'cgst-utgst'],
    ['Andaman and Nicobar Islands', 'Andaman and Nicobar Islands', 'cgst-utgst'],
    ['Dadra and Nagar Haveli and Daman and Diu', 'Dadra and Nagar Haveli and Daman and Diu', 'cgst-utgst'],
    ['Uttar Pradesh', 'Karnataka', 'igst'],
    ['Chandigarh', 'Punjab', 'igst'],
    ['Uttar Pradesh', outsideIndia, 'igst'],
  ] as const)('from %s to %s are %s', (from, to, kind) => {
    expect(gstKindOf(from, to)).toBe(kind)
  })

  test('are halves that add up to the paisa, with the odd one for the union', () => {
    expect(splitGst(18_00, 'cgst-sgst')).toEqual({ cgstPaise: 9_00, sgstPaise: 9_00, igstPaise: 0 })
    expect(splitGst(1, 'cgst-utgst')).toEqual({ cgstPaise: 1, sgstPaise: 0, igstPaise: 0 })
    expect(splitGst(12_35, 'igst')).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: 12_35 })
    for (let taxPaise = -50; taxPaise <= 50; taxPaise++) {
      for (const kind of ['cgst-sgst', 'cgst-utgst', 'igst'] as const) {
        const { cgstPaise, sgstPaise, igstPaise } = splitGst(taxPaise, kind)
        expect(cgstPaise + sgstPaise + igstPaise).toBe(taxPaise)
        if (kind !== 'igst') expect([0, 1]).toContain(Math.abs(cgstPaise) - Math.abs(sgstPaise))
      }
    }
  })

  test('of all lines are the sum of their halves, not halves of the sum', () => {
    const lines = [splitGst(1_01, 'cgst-sgst'), splitGst(2_01, 'cgst-sgst'), splitGst(0, 'cgst-sgst')]
    expect(sumGst(lines)).toEqual({ cgstPaise: 1_52, sgstPaise: 1_50, igstPaise: 0 })
  })
})
