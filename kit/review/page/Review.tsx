import { useRef, useState } from 'react';
import type { ReviewData } from '../reviewData';
import { Addresses } from './Addresses';
import { Item } from './Item';
import { Notes } from './Notes';
import { Stage } from './Stage';

/** A change in the list: an item, and its line; the item as a whole without one. */
interface Selection {
  item: number;
  line: number | undefined;
}

/** All changes, beside the pages before and after. */
export function Review({ data }: { data: ReviewData }) {
  const [selected, setSelected] = useState<Selection>({ item: 0, line: undefined });
  const stage = useRef<HTMLElement>(null);
  const { items, pictures, against, commit, summary } = data;
  const item = items[selected.item];
  const select = (selection: Selection) => {
    setSelected(selection);
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <header>
        <h1>{summary}</h1>
        <p>
          Compared with {against} ({commit}).{' '}
          {items.length > 0 && 'Choose a change to see it on its page.'}
        </p>
        <Notes data={data} />
      </header>
      <main>
        <section aria-label="Changes">
          <ol className="items">
            {items.map((each, index) => (
              <Item
                key={`${each.title} ${each.place}`}
                item={each}
                pictures={pictures}
                selected={index === selected.item ? selected : undefined}
                onSelect={(line) => select({ item: index, line })}
              />
            ))}
          </ol>
          <Addresses addresses={data.addresses} />
        </section>
        {item && (
          <section ref={stage} className="stage" aria-label="Before and after" tabIndex={-1}>
            <Stage data={data} item={item} line={item.lines[selected.line ?? 0]} />
          </section>
        )}
      </main>
    </>
  );
}
