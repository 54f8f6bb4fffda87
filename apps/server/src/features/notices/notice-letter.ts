import { type Language, languageTag } from '@sankalp/contract'
import { type NoticeText, letterFoot } from '@sankalp/content/notices-texts'
import type { MailMessage } from '../../platform/gateways/mail/mail.ts'

type Letter = { id: string; to: string; text: NoticeText; language: Language; publicUrl: string; writtenAt: Date }

/** Writes a notice as a mail: plain text, and the same as simple HTML without images, scripts or external resources. */
export function writeNoticeLetter({ id, to, text, language, publicUrl, writtenAt }: Letter): MailMessage {
  const { title, paragraphs, rows, link } = text
  const foot = letterFoot[language]
  const href = `${publicUrl}${link.path}`
  const settings = `${publicUrl}/profile#notices`
  const plain = [
    ...paragraphs,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${link.label}: ${href}`,
    `--\n${foot.why}\n${foot.change}: ${settings}`,
  ]
  return {
    messageId: `<notice-${id}@${new URL(publicUrl).hostname}>`,
    to,
    subject: title,
    text: `${plain.join('\n\n')}\n`,
    html: page({ language, title, paragraphs, rows, link: { ...link, href }, foot, settings }),
    isAutomatic: true,
    writtenAt,
  }
}

type Page = Pick<NoticeText, 'title' | 'paragraphs' | 'rows'> & {
  language: Language
  link: { label: string; href: string }
  foot: { why: string; change: string }
  settings: string
}

/** Ivory paper and aubergine ink, as on the site. Inline styles, because mail programs remove all others. */
function page({ language, title, paragraphs, rows, link, foot, settings }: Page): string {
  const line = 'margin:0 0 16px'
  const cells = rows
    .map(
      ([label, value]) =>
        `<tr><td style="padding:8px 16px 8px 0;border-top:1px solid #d9cdb8;color:#6b5566;vertical-align:top">${escape(label)}</td>` +
        `<td style="padding:8px 0;border-top:1px solid #d9cdb8">${escape(value)}</td></tr>`,
    )
    .join('')
  return (
    `<!doctype html><html lang="${languageTag[language]}"><head><meta charset="utf-8"><title>${escape(title)}</title></head>` +
    `<body style="margin:0;padding:24px 16px;background:#fbf6ec;color:#3a1f35;font:16px/1.6 Mukta,'Noto Sans Devanagari',Arial,sans-serif">` +
    `<div style="max-width:560px;margin:0 auto"><h1 style="margin:0 0 16px;font:400 24px/1.35 Georgia,'Noto Serif Devanagari',serif">${escape(title)}</h1>` +
    paragraphs.map((text) => `<p style="${line}">${escape(text)}</p>`).join('') +
    `<table role="presentation" style="width:100%;border-collapse:collapse;border-bottom:1px solid #d9cdb8;margin:0 0 24px">${cells}</table>` +
    `<p style="${line}"><a href="${escape(link.href)}" style="display:inline-block;padding:12px 24px;background:#3a1f35;color:#fbf6ec;text-decoration:none;border-radius:4px">${escape(link.label)}</a></p>` +
    `<p style="margin:32px 0 0;padding-top:16px;border-top:3px double #d9cdb8;font-size:14px;color:#6b5566">${escape(foot.why)}<br>` +
    `<a href="${escape(settings)}" style="color:#6b5566">${escape(foot.change)}</a></p></div></body></html>`
  )
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
