import styled from '@emotion/styled';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { theme } from '../../../theme';
import { noteWriter } from '../fields/checkNotes';
import type { ContentFile, FormNote, PreviewedForm } from '../messages';
import { Strip } from './Strip';

interface CheckNotesProps {
  form: PreviewedForm | undefined;
  content: readonly ContentFile[];
  entry: ContentFile;
}

/** What the check says about the form, above the page; a click on a sentence opens its field. */
export function CheckNotes({ form, content, entry }: CheckNotesProps) {
  // The page comes first: the notes can wait until it has been painted.
  const checked = useDeferredValue<ContentFile | undefined>(entry, undefined);
  const saved = useDeferredValue<readonly ContentFile[]>(content, none);
  const notesOf = useMemo(() => noteWriter(saved), [saved]);
  const notes = useMemo(() => (checked ? notesOf(checked) : []), [checked, notesOf]);
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

const none: readonly ContentFile[] = [];

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
