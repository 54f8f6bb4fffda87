import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Language, languageTag } from '@sankalp/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A page without scripts, built in one piece, for content that is shown outside the website. */
export type SmallPage = {
  language: Language
  title: string
  style: string
  /** HTML. The caller must escape foreign text with `escapeHtml`. */
  body: string
  /** Allowed targets of its forms and their redirects. */
  formTargets?: readonly string[]
}

/** For devices without a Devanagari font. Others need not load it. */
const fontPath = '/fonts/mukta-devanagari.woff2'
const fontFace = `@font-face{font-family:"Small page Devanagari";src:local("Noto Sans Devanagari"),local("Nirmala UI"),local("Mangal"),url("${fontPath}") format("woff2");font-weight:400 700;font-display:block;unicode-range:U+0900-097F,U+200C-200D}\n`
export const smallPageFonts = '"Small page Devanagari",system-ui,"Noto Sans",sans-serif'
const fontSeconds = 30 * 24 * 3600

export function serveSmallPageFont(app: FastifyInstance): void {
  let font: Promise<Buffer> | undefined
  app.get(fontPath, { config: { access: 'anyone' } }, async (_request, reply) => {
    font ??= readFile(new URL(import.meta.resolve('@fontsource/mukta/files/mukta-devanagari-400-normal.woff2')))
    return reply
      .type('font/woff2')
      .header('cache-control', `public, max-age=${fontSeconds}`)
      .send(await font)
  })
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

export function sendSmallPage(
  reply: FastifyReply,
  status: number,
  { language, title, style, body, formTargets = [] }: SmallPage,
): FastifyReply {
  const styles = fontFace + style
  const styleHash = createHash('sha256').update(styles).digest('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    `form-action ${formTargets.length > 0 ? ["'self'", ...formTargets].join(' ') : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(
      `<!doctype html><html lang="${languageTag[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>${escapeHtml(title)}</title><style>${styles}</style></head><body>${body}</body></html>`,
    )
}
