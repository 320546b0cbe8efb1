import type { ReviewData } from '../reviewData';

/** What must be known before the changes: what is wrong with them, and what isn’t shown. */
export function Notes({ data: { items, problems, notShown } }: { data: ReviewData }) {
  return (
    <>
      {items.length === 0 && <p>Nothing that visitors see of the content has changed.</p>}
      {problems.length > 0 && (
        <div className="problems">
          <h2>What the check finds</h2>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {notShown.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </>
  );
}
