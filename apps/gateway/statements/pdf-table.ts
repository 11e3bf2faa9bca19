import type { FileTexts } from './file-texts/file-texts.ts'
import type { PdfValues } from './pdf-values.ts'
import type { StatementContent } from './statement-content.ts'
import { MOVEMENTS } from './statement-rows.ts'
import type { StatementRow } from './statement-rows.ts'

interface PdfTable {
  content: StatementContent
  texts: FileTexts
  values: PdfValues
  total: StatementRow
}

const ROW_HEIGHT = 14
/** Height of the column titles, which have two lines. */
const HEAD_HEIGHT = 26
const FONT_SIZE = 8
const LINE = '#bbbbbb'

/** Draws the rows and their total; the column titles are repeated on each page. */
export function pdfTable(document: PDFKit.PDFDocument, { content, texts, values, total }: PdfTable): void {
  const { left, right, bottom } = document.page.margins
  const columns = MOVEMENTS.length + 2
  const width = (document.page.width - left - right) / columns
  let y = document.y

  const line = (cells: readonly string[], { font, height }: { font: string; height: number }) => {
    document.font(font).fontSize(FONT_SIZE)
    for (const [index, cell] of cells.entries()) {
      const align = index === 0 ? 'left' : 'right'
      document.text(cell, left + index * width, y, { width: width - 2, height, align })
    }
    y += height
    document
      .moveTo(left, y - 2)
      .lineTo(left + columns * width, y - 2)
      .lineWidth(0.5)
      .stroke(LINE)
  }
  const head = () => {
    const first = content.period.includes('-') ? texts.day : texts.month
    const labels = [first, ...MOVEMENTS.map((column) => texts[column]), texts.closing]
    line(labels, { font: 'bold', height: HEAD_HEIGHT })
  }
  const row = (name: string, statementRow: StatementRow, font: string) => {
    if (y + ROW_HEIGHT > document.page.height - bottom) {
      document.addPage()
      y = document.page.margins.top
      head()
    }
    const amounts = [...MOVEMENTS.map((column) => statementRow[column]), statementRow.closing]
    line([name, ...amounts.map(values.money)], { font, height: ROW_HEIGHT })
  }

  head()
  for (const nextRow of content.rows) row(values.row(nextRow.day), nextRow, 'regular')
  row(texts.total, total, 'bold')
}
