import { html } from '@ante/plain-server/markup.ts'

interface Closed {
  reason: 'out' | 'unknown'
  /** As sent by the browser. */
  language: string | undefined
  lobbyUrl: string
}

const texts = {
  en: {
    direction: 'ltr',
    out: ['This game is temporarily unavailable', 'You haven’t been charged. Try again in a few minutes.'],
    unknown: ['This game isn’t available', 'Choose another game in the lobby.'],
    back: 'Back to the lobby',
  },
  fil: {
    direction: 'ltr',
    out: ['Hindi available ang gumawa ng larong ito', 'Walang tayang kinuha. Subukan muli makalipas ang ilang minuto.'],
    unknown: ['Hindi bukas ang larong ito', 'Pumili ng iba sa lobby.'],
    back: 'Bumalik sa lobby',
  },
  ar: {
    direction: 'rtl',
    out: ['مزوّد هذه اللعبة غير متاح الآن', 'لم يُخصم أي رهان. حاول مجددًا بعد دقائق.'],
    unknown: ['هذه اللعبة غير مفتوحة', 'اختر لعبة أخرى من الردهة.'],
    back: 'العودة إلى الردهة',
  },
} as const

/**
 * In a frame, the link sends a message to the lobby, which then opens the page to which the player returns.
 */
export const closedScript = `document.querySelector('a').addEventListener('click', (event) => {
  if (window.parent === window) return
  event.preventDefault()
  window.parent.postMessage({ ante: 'leave' }, '*')
})
`

/** Page shown in place of an unavailable game, with a link back. */
export function closedPage({ reason, language, lobbyUrl }: Closed): string {
  const spoken = /^(fil|tl|ar)/.exec(language ?? '')?.[0].replace('tl', 'fil')
  const locale = spoken === 'fil' || spoken === 'ar' ? spoken : 'en'
  const input = texts[locale]
  const [title, text] = input[reason]
  return html`<!doctype html>
    <html lang="${locale}" dir="${input.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title}</title>
        <link rel="stylesheet" href="/studio/closed.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <p><a href="${lobbyUrl}" target="_top">${input.back}</a></p>
        </main>
        <script src="/studio/closed.js"></script>
      </body>
    </html>`.text
}
