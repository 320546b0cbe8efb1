import type { ReviewItem, ReviewPicture } from '../reviewData';
import { Line } from './Line';

interface ItemProps {
  item: ReviewItem;
  pictures: readonly ReviewPicture[];
  /** If its page is shown: the line that was chosen, or none for the item as a whole. */
  selected: { line: number | undefined } | undefined;
  onSelect(line?: number): void;
}

/** A file that has changed, and what has changed in it. */
export function Item({ item, pictures, selected, onSelect }: ItemProps) {
  const { title, place, sentences, lines } = item;
  return (
    <li>
      <article
        className="item"
        id={selected ? 'selected' : undefined}
        data-selected={selected ? '' : undefined}
      >
        <h2>
          <button type="button" aria-pressed={selected !== undefined} onClick={() => onSelect()}>
            {title}
          </button>
        </h2>
        {place && <p className="place">{place}</p>}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ul>
          {lines.map((line, index) => (
            <Line
              key={`${line.kind} ${line.field} ${line.was}`}
              line={line}
              pictures={pictures}
              isSelected={selected?.line === index}
              onSelect={() => onSelect(index)}
            />
          ))}
        </ul>
      </article>
    </li>
  );
}
