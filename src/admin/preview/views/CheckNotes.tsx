import styled from '@emotion/styled';
import { theme } from '../../../theme';
import type { CheckNote } from '../fields/checkNotes';

/** What the check says about the form, above the page; a click on a sentence opens its field. */
export function CheckNotes({ notes }: { notes: readonly CheckNote[] }) {
  const [problems, warnings] = [true, false].map((which) =>
    notes.filter(({ isProblem }) => isProblem === which),
  );
  return (
    <>
      <NoteList title="Before this can be saved:" notes={problems} />
      <NoteList title="This can be saved, but look at it again:" notes={warnings} />
    </>
  );
}

function NoteList({ title, notes = [] }: { title: string; notes?: readonly CheckNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Strip data-outside-page aria-label={title}>
      <p>{title}</p>
      <ul>
        {notes.map(({ field, where, what }) => (
          <li key={`${where} ${what}`}>
            <button type="button" data-field={field}>
              {where && <strong>{where}: </strong>}
              {what}
            </button>
          </li>
        ))}
      </ul>
    </Strip>
  );
}

const Strip = styled.section`
  zoom: var(--unscaled, 1);
  padding: ${theme.space[12]} ${theme.gutter};
  border-bottom: 2px solid ${theme.color.accent};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};

  > p {
    color: ${theme.color.accent};
    font-weight: 600;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  button {
    padding: ${theme.space[4]} 0;
    border: 0;
    background: none;
    color: ${theme.color.ink};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  button:hover {
    text-decoration: underline;
  }
`;
