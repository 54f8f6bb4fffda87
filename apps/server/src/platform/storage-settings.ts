import { z } from 'zod'

/** The storage of uploaded pictures, as part of the environment. */
export const storageEnvironment = {
  STORAGE_PROVIDER: z.enum(['disk', 's3'], 'must be one of disk, s3').default('disk'),
  S3_ENDPOINT: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/.test(text),
      'must be only https://name, without a bucket, a user or anything after it',
    )
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket: small letters, digits, dots and hyphens')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/, 'must be a region such as ap-south-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}
type Raw = z.output<z.ZodObject<typeof storageEnvironment>>

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
export type StorageSettings = { provider: 'disk' } | ({ provider: 's3' } & S3Settings)

const neededByS3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export function missingOfStorage(raw: Raw): string[] {
  if (raw.STORAGE_PROVIDER === 's3')
    return neededByS3.filter((name) => !raw[name]).map((name) => `${name} is missing (needed by STORAGE_PROVIDER=s3)`)
  // Keys without the provider: the administrator expects the pictures in a bucket.
  const set = neededByS3.filter((name) => raw[name])
  return set.length > 0
    ? [`${set.join(', ')} set, but STORAGE_PROVIDER is disk: pictures would stay on this machine`]
    : []
}

// missingOfStorage has checked that the settings of S3 are present.
export function storageSettings(raw: Raw): StorageSettings {
  if (raw.STORAGE_PROVIDER === 'disk') return { provider: 'disk' }
  return {
    provider: 's3',
    endpoint: raw.S3_ENDPOINT!.replace(/\/$/, ''),
    bucket: raw.S3_BUCKET!,
    region: raw.S3_REGION,
    accessKeyId: raw.S3_ACCESS_KEY_ID!,
    secretAccessKey: raw.S3_SECRET_ACCESS_KEY!,
  }
}
