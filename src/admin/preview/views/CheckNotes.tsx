import styled from '@emotion/styled';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { theme } from '../../../theme';
import { checkNotes } from '../fields/checkNotes';
import type { ContentFile, FormNote, PreviewMessage } from '../messages';
import { Strip } from './Strip';

/** What the check says about the form, above the page; a click on a sentence opens its field. */
export function CheckNotes(props: Partial<PreviewMessage> & { entry: ContentFile }) {
  const { form, entry, warnings } = props;
  // The page comes first: the notes can wait until it has been painted.
  const checked = useDeferredValue(entry);
  const notes = useMemo(() => checkNotes(checked, warnings), [checked, warnings]);
  useEffect(() => form?.showNotes(notes), [notes, form]);
  return (
    <>
      <NoteList
        title="Before this can be saved:"
        notes={notes.filter(({ isProblem }) => isProblem)}
      />
      <NoteList
        title="This can be saved, but look at it again:"
        notes={notes.filter(({ isProblem }) => !isProblem)}
      />
    </>
  );
}

function NoteList({ title, notes }: { title: string; notes: readonly FormNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Strip title={title}>
      <Title>{title}</Title>
      <List>
        {notes.map(({ field, where, what }) => (
          <li key={`${where} ${what}`}>
            <button type="button" data-field={field}>
              {where && <strong>{where}: </strong>}
              {what}
            </button>
          </li>
        ))}
      </List>
    </Strip>
  );
}

const Title = styled.p`
  color: ${theme.color.accent};
  font-weight: 600;
`;

const List = styled.ul`
  padding: 0;
  list-style: none;

  button {
    padding: ${theme.space[4]} 0;
    border: 0;
    background: none;
    color: ${theme.color.ink};
    font: inherit;
    text-align: start;
  }

  button:hover {
    text-decoration: underline;
  }
`;
