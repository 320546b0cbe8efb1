import { TagMark } from '../../components/TagMark';
import { palette } from '../../theme';

/** What a share picture shows. */
export interface ShareWords {
  product: string;
  /** A few words above the heading, if the page has them. */
  badge: string | undefined;
  heading: string;
}

export const shareSize = { width: 1200, height: 630 };

/** The size of the page's own picture: a square on the right. */
export const pictureSize = shareSize.height;

const [ink] = palette.ink;
const [accent] = palette.accent;
const accentLine = `2px solid ${accent}`;

/** Type sizes, by the minimum length of the heading in characters: a short heading can be set larger. */
const headingSizes = [
  { from: 57, size: 52 },
  { from: 36, size: 64 },
  { from: 0, size: 78 },
];

/** The longest word that fits on one line of the column, at the largest size. */
const LONG_WORD = 13;

const column = { display: 'flex', flexDirection: 'column' } as const;
const row = { display: 'flex', alignItems: 'center' } as const;

/** The picture that other sites show beside a link to a page, in satori's HTML, which supports only flexbox. */
export function SharePicture({ product, badge, heading }: ShareWords) {
  const longestWord = Math.max(...heading.split(/\s/).map((word) => word.length));
  const length = longestWord > LONG_WORD ? Math.max(57, heading.length) : heading.length;
  const fontSize = headingSizes.find(({ from }) => length >= from)?.size;
  return (
    <div
      style={{
        ...column,
        boxSizing: 'border-box',
        justifyContent: 'space-between',
        width: shareSize.width - pictureSize,
        height: shareSize.height,
        padding: '56px 12px 60px 64px',
        color: ink,
        fontFamily: 'Newsreader, Instrument Sans',
      }}
    >
      <div style={{ ...row, gap: 14 }}>
        <TagMark size={58} viewBox="3 2 22 24" />
        <div style={{ fontSize: 46, letterSpacing: -0.5 }}>{product}</div>
      </div>
      <div style={{ ...column, alignItems: 'flex-start', gap: 26 }}>
        {badge && (
          <div
            style={{
              ...row,
              gap: 12,
              padding: '6px 18px 8px 14px',
              border: accentLine,
              borderRadius: 6,
              color: accent,
              fontFamily: 'Instrument Sans',
              fontSize: 23,
              letterSpacing: 1.2,
            }}
          >
            <div
              style={{ flexShrink: 0, width: 13, height: 13, border: accentLine, borderRadius: 9 }}
            />
            {badge}
          </div>
        )}
        <div
          style={{
            display: 'block',
            width: '100%',
            fontSize,
            letterSpacing: -1,
            lineHeight: 1.04,
            lineClamp: 6,
            textWrap: 'balance',
            wordBreak: 'break-word',
          }}
        >
          {heading}
        </div>
      </div>
    </div>
  );
}
