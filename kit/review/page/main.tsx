import { createRoot } from 'react-dom/client';
import type { ReviewData } from '../reviewData';
import { Review } from './Review';

const root = createRoot(document.getElementById('review') ?? document.body);

async function show(): Promise<void> {
  const answer = await fetch('review.json');
  if (!answer.ok) throw new Error(`The changes can’t be read: the host answers ${answer.status}.`);
  const data: ReviewData = await answer.json();
  root.render(<Review data={data} />);
}

show().catch((error: unknown) => {
  root.render(<p role="alert">{error instanceof Error ? error.message : String(error)}</p>);
});
