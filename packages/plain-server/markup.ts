/** Text that is already markup; everything else is escaped. */
class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
export type { Markup }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

type Value = string | number | Markup | Markup[]

/** Template tag that returns markup. Values are escaped unless they are markup. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  const text = parts.map((part, index) => (index === 0 ? part : textOf(values[index - 1] ?? '') + part)).join('')
  return new Markup(text)
}

function textOf(value: Value): string {
  if (Array.isArray(value)) return value.map(({ text }) => text).join('')
  return value instanceof Markup ? value.text : escaped(String(value))
}
