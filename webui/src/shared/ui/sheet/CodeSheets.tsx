import styles from './CodeSheets.module.css';
import { type NumberedLine, pagesOf } from './printedLines';
import { Sheet } from './Sheet';

interface CodeSheetsProps {
  /** Whose it is: at the head of each sheet. */
  who: string;
  /** What it is, and of when. */
  about: string;
  content: string;
  pageOf: (page: number, pages: number) => string;
  /** Of more sheets only so many are printed. */
  most?: number;
}

/** A text as it goes to the printer, sheet by sheet, with the numbers of its lines. */
export function CodeSheets({ who, about, content, pageOf, most }: CodeSheetsProps) {
  const pages = pagesOf(content);
  return pages.slice(0, most).map((lines, at) => (
    <Sheet key={lines[0]?.number} className={styles.sheet ?? ''}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{who}</h1>
        <p>
          {about} · {pageOf(at + 1, pages.length)}
        </p>
      </header>
      <Lines lines={lines} />
    </Sheet>
  ));
}

function Lines({ lines }: { lines: readonly NumberedLine[] }) {
  return (
    <table className={styles.lines}>
      <tbody>
        {lines.map(({ number, text }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
