import { textParts } from './text-parts.ts'

/** Shows a message, with its web addresses as links that reveal nothing about this page to the other one. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {textParts(text).map(({ text: part, href }, index) =>
        href ? (
          // oxlint-disable-next-line no-array-index-key -- a text never changes
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow" className="underline">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
