import { createRequire } from 'node:module'

import PdfFile from 'pdfkit'

import { pdfLanguage, textsIn } from './file-texts/file-texts.ts'
import { pdfTable } from './pdf-table.ts'
import { pdfValues } from './pdf-values.ts'
import type { StatementContent } from './statement-content.ts'
import { netPositionOf, resultOf, totalOf } from './statement-rows.ts'

/** Resolves the font, which has Latin and Cyrillic letters. A document embeds only the letters that it uses. */
const require = createRequire(import.meta.url)
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')

const MARGIN = 36
const SIZES = { title: 18, text: 9 }

/** Returns the statement as PDF: a summary, and a table with a row per day or month. */
export async function statementPdf(content: StatementContent): Promise<Buffer> {
  const language = pdfLanguage(content.language)
  const texts = textsIn(language)
  const { merchant, account, currency, zone } = content
  const values = pdfValues(content, language)
  const document = new PdfFile({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    lang: values.locale,
    info: { Title: `${texts.statement} ${content.period}`, Author: merchant, CreationDate: content.until },
  })
  const done = bytesOf(document)
  document.registerFont('regular', REGULAR).registerFont('bold', BOLD)
  const period = content.isSoFar ? `${values.period} (${texts.soFar})` : values.period
  document.font('bold').fontSize(SIZES.title).text(`${merchant} · ${texts.statement}`)
  document.fontSize(SIZES.text).text(period)
  document
    .font('regular')
    .text(`${texts.account}: ${account}   ${texts.currency}: ${currency}   ${values.until} (${zone})`)
  document.moveDown()
  const total = totalOf(content.rows)
  const summary: [string, bigint][] = [
    [texts.opening, total.opening],
    [texts.closing, total.closing],
    [texts.result, resultOf(total)],
    [texts.netPosition, netPositionOf(total)],
    [texts.validBets, total.validBets],
  ]
  for (const [label, units] of summary) document.text(`${label}: ${values.money(units)}`)
  document.moveDown()
  pdfTable(document, { content, texts, values, total })
  document.end()
  return done
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((fulfil, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => fulfil(Buffer.concat(parts)))
    document.on('error', reject)
  })
}
