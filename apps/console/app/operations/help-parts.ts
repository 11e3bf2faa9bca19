interface Part {
  text: string
  /** Position in the text, which identifies the part. */
  at: number
}

/** A part of a text of the gateway. `command` names an operation: `flags list`. */
export type HelpPart = Part & ({ kind: 'text' | 'code' } | { kind: 'command'; subject: string; action: string })

const COMMAND = /^(?:ante )?([a-z][a-z-]*) ([a-z][a-z-]*)( .*)?$/

/**
 * Splits a text, which is written for the command line too. Words between back-ticks are code or name an operation;
 * options are replaced by the labels of their fields: `--until` becomes “Until”.
 */
export function helpParts(text: string, labels: ReadonlyMap<string, string> = new Map()): HelpPart[] {
  const pieces = text.split('`')
  return pieces
    .map((piece, index): HelpPart => {
      const at = pieces.slice(0, index).join('`').length
      return index % 2 === 0 ? { kind: 'text', text: withLabels(piece, labels), at } : codePart(piece, at)
    })
    .filter((part) => part.text !== '')
}

function codePart(text: string, at: number): HelpPart {
  const [, subject, action] = COMMAND.exec(text) ?? []
  return subject !== undefined && action !== undefined
    ? { kind: 'command', text, at, subject, action }
    : { kind: 'code', text, at }
}

const withLabels = (text: string, labels: ReadonlyMap<string, string>): string =>
  text.replaceAll(/--([a-z][a-z-]*)/g, (option, name: string) => {
    const label = labels.get(name)
    return label === undefined ? option : `“${label}”`
  })
