import { OPTIONS } from './options.ts'
import type { Option } from './options.ts'

const GAP = 3

export function help(): string {
  const rows = Object.entries<Option>(OPTIONS).map(([name, { value, about: description }]): [string, string] => [
    value === undefined ? `--${name}` : `--${name} <${value}>`,
    description,
  ])
  return [
    'Tries the acceptance cases of the seamless wallet against an endpoint: docs/vendors/conformance.md.',
    '',
    '  npm run -s conformance -- --demo',
    '  npm run -s conformance -- --url https://wallet.example --protocol ante --vendor ANS --key ans-1 --token … --game …',
    '',
    table(rows),
    '',
    'Each case moves a few cents of its players’ money. Cases that stake a whole balance return it.',
    'Exit codes: 0 all cases passed · 1 a case failed, or none ran · 2 invalid options · 3 the wallet does not answer',
  ].join('\n')
}

function table(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + GAP
  return rows.map(([name, description]) => `  ${name.padEnd(width)}${description}`).join('\n')
}
