import type { Words } from '../../content/differences/changedWords';
import { type ChangeLine, kindInWords } from '../../content/differences/changeLines';
import type { PictureFile, ReviewPicture } from '../reviewData';

interface LineProps {
  line: ChangeLine;
  pictures: readonly ReviewPicture[];
  isSelected: boolean;
  onSelect(): void;
}

/** A changed field: where it is, and its words before and after. */
export function Line({ line, pictures, isSelected, onSelect }: LineProps) {
  const { where, words } = line;
  return (
    <li className="line">
      <button type="button" aria-pressed={isSelected} onClick={onSelect}>
        {where}
      </button>{' '}
      <span className="kind">{kindInWords(line)}</span>
      <p className="words">
        {words.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words can come several times
          <Run key={index} part={part} />
        ))}
      </p>
      <Pictures line={line} pictures={pictures} />
    </li>
  );
}

/** Nobody reads more of what is new or gone as a whole; its page shows all of it. */
const mostLetters = 600;

function Run({ part: { kind, words } }: { part: Words }) {
  const shown = words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words;
  if (kind === 'same') return <>{shown}</>;
  const Changed = kind === 'new' ? 'ins' : 'del';
  return (
    <Changed>
      <span className="visually-hidden">{kind === 'new' ? ' added: ' : ' removed: '}</span>
      {shown}
      <span className="visually-hidden">; </span>
    </Changed>
  );
}

function Pictures({ line, pictures }: Pick<LineProps, 'line' | 'pictures'>) {
  const shown = (['before', 'after'] as const).flatMap((side) =>
    line.kind === 'moved'
      ? []
      : line.pictures[side].flatMap((path) => {
          const file = pictures.find((each) => each.path === path)?.[side];
          return file ? [{ side, path, file }] : [];
        }),
  );
  if (shown.length === 0) return null;
  return (
    <div className="pictures">
      {shown.map(({ side, path, file }) => {
        const isToldLater = side === 'before' && shown.at(-1)?.file.alt === file.alt;
        const alt = isToldLater && shown.length > 1 ? '' : file.alt;
        return <Thumbnail key={`${side} ${path}`} side={side} file={{ ...file, alt }} />;
      })}
    </div>
  );
}

function Thumbnail({ side, file }: { side: 'before' | 'after'; file: PictureFile }) {
  return (
    <figure>
      <img src={file.address} alt="" loading="lazy" />
      <figcaption>
        {side === 'before' ? 'Before' : 'After'}: {file.facts}
        {file.alt && `. ${file.alt}`}
      </figcaption>
    </figure>
  );
}
