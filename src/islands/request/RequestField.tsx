import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { theme } from '../../theme';
import type { FieldName } from './submitRequest';

interface RequestFieldProps {
  id: string;
  name: FieldName;
  label: string;
  hint: string | null;
  /** Whether it is required, in words. */
  note: string;
  required?: boolean;
  multiline?: boolean;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Shown below the field. */
  error: string | undefined;
  /** The id of the error that describes the field, if it is invalid. */
  errorId: string | undefined;
}

/** A field with its label, and its error linked to it. */
export function RequestField(props: RequestFieldProps) {
  const { id, name, label, hint, note, required, multiline, autoComplete, error, errorId } = props;
  const described = [hint && `${id}-hint`, errorId].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    required,
    autoComplete,
    'aria-invalid': errorId ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div>
      <Label htmlFor={id}>
        {label} <Note>({note})</Note>
      </Label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {multiline ? (
        <Area rows={4} {...shared} />
      ) : (
        <Input type={props.type ?? 'text'} inputMode={props.inputMode} {...shared} />
      )}
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </div>
  );
}

const Label = styled.label`
  display: block;
  margin-bottom: ${theme.space[4]};
  font-weight: 600;
`;

const Note = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-weight: 400;
`;

const box = css`
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: ${theme.space[8]} ${theme.space[12]};
  border: 1px solid ${theme.color.inkSoft};
  border-radius: ${theme.radius};
  background: ${theme.color.ground};
  color: ${theme.color.ink};
  font: inherit;

  &:disabled {
    border-style: dashed;
  }

  &[aria-invalid="true"] {
    border: 2px solid ${theme.color.accent};
  }
`;

const Input = styled.input(box);

const Area = styled.textarea`
  ${box}
  resize: vertical;
`;

const ErrorText = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.accent};
  font-weight: 600;

  &:empty {
    display: none;
  }
`;
