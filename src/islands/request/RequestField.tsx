import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { elementId } from '../../components/elementId';
import { theme } from '../../theme';
import { type FieldName, type RequestType, requiredFields } from './fields';

interface RequestFieldProps {
  form: RequestType;
  name: FieldName;
  words: Queries.RequestDialogsFragment;
  /** The error message, if it has one. */
  error: string | undefined;
  /** Whether the scripts validate it, instead of the browser. */
  isReady: boolean;
}

/** Attributes by which browsers choose a keyboard and fill in fields. */
const attributes: Record<
  FieldName,
  { type?: 'email' | 'tel'; autoComplete?: HTMLInputAutoCompleteAttribute }
> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization' },
  message: {},
};

/** A field with its label and its error message. */
export function RequestField({ form, name, words, error, isReady }: RequestFieldProps) {
  const id = elementId.requestField(form, name);
  const { label, hint } = words.formFields[name];
  const { type, autoComplete } = attributes[name];
  const required = requiredFields.includes(name);
  const shared = {
    id,
    name,
    // With `required`, some browsers call an empty field invalid before anybody has typed.
    required: required && !isReady,
    'aria-required': (required && isReady) || undefined,
    autoComplete,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {/* Screen readers announce a required field by its attribute. */}
        <Note aria-hidden={required || undefined}>
          {` (${required ? words.required : words.optional})`}
        </Note>
      </Label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {name === 'message' ? (
        <Area rows={4} {...shared} />
      ) : (
        <Input type={type ?? 'text'} inputMode={type} {...shared} />
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

export const Note = styled.span`
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
