import { type Dispatch, useMemo, useRef, useState } from 'react';
import type { ChangeLine } from '../../content/differences/changeLines';
import type { ReviewData, ReviewItem } from '../reviewData';
import { beforeContent } from './beforeContent';
import { PageFrame, type PageFrameHandle } from './PageFrame';

interface StageProps {
  data: ReviewData;
  item: ReviewItem;
  /** The change that is looked at; undefined if the file as a whole is. */
  line: ChangeLine | undefined;
}

/** The page of a file before and after, as visitors see it, with what has changed outlined. */
export function Stage({ data, item, line }: StageProps) {
  const [width, setWidth] = useState<390 | 1280>(390);
  const [scheme, setScheme] = useState(preferredScheme);
  const [side, setSide] = useState<'before' | 'after'>('after');
  const frames = { before: useRef<PageFrameHandle>(null), after: useRef<PageFrameHandle>(null) };
  const contents = useMemo(() => ({ before: beforeContent(data), after: data.after }), [data]);
  return (
    <>
      <form aria-label="How the pages are shown">
        <a href="#selected">All changes</a>
        <Choice name="width" value={width} onChange={setWidth} from={widths} />
        <Choice name="scheme" value={scheme} onChange={setScheme} from={schemes} />
        <span className="sides">
          <Choice name="side" value={side} onChange={setSide} from={sides} />
        </span>
      </form>
      <div className="frames" data-side={side}>
        {sides.map(([which, label]) => (
          <PageFrame
            key={which}
            handle={frames[which]}
            side={which}
            label={`${label}: ${item.title}`}
            content={contents[which]}
            pictures={data.pictures}
            item={item}
            line={line}
            width={width}
            scheme={scheme}
            onScrolled={(by) =>
              frames[which === 'before' ? 'after' : 'before'].current?.scrollBy(by)
            }
          />
        ))}
      </div>
    </>
  );
}

const widths = [
  [390, 'Phone'],
  [1280, 'Desktop'],
] as const;
const schemes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
const sides = [
  ['before', 'Before'],
  ['after', 'After'],
] as const;

function preferredScheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

interface ChoiceProps<Value extends string | number> {
  name: string;
  value: Value;
  onChange: Dispatch<Value>;
  from: readonly (readonly [NoInfer<Value>, string])[];
}

function Choice<Value extends string | number>({
  name,
  value,
  onChange,
  from,
}: ChoiceProps<Value>) {
  return (
    <span>
      {from.map(([each, label]) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          {label}
        </label>
      ))}
    </span>
  );
}
