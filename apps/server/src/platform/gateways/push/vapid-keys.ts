import { createECDH } from 'node:crypto'

/** Both keys as base64url: 65 bytes and 32. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** Returns the public key of a private one, or null when the private key is invalid. */
export function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url')
  if (bytes.length !== 32 || bytes.toString('base64url') !== privateKey) return null
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(bytes)
  } catch {
    // Not a number on the curve.
    return null
  }
  return curve.getPublicKey('base64url')
}

export function makeVapidKeys(): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const bytes = curve.getPrivateKey()
  const privateKey = Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url')
  return { publicKey: curve.getPublicKey('base64url'), privateKey }
}
