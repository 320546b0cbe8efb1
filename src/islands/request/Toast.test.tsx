/** @jest-environment ./test/jest/environment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { Toast } from './Toast';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function Opener({ variant }: { variant: 'success' | 'error' }) {
  const { enqueueSnackbar } = useSnackbar();
  const options = { variant, title: 'News', dismiss: 'Dismiss' };
  return (
    <button type="button" onClick={() => enqueueSnackbar('All of it', options)}>
      Tell
    </button>
  );
}

function tell(variant: 'success' | 'error') {
  render(
    <SnackbarProvider
      Components={{ success: Toast, error: Toast }}
      anchorOrigin={{ horizontal: 'center', vertical: 'top' }}
      autoHideDuration={null}
      transitionDuration={0}
    >
      <Opener variant={variant} />
    </SnackbarProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Tell' }));
  pass(0);
}

function pass(seconds: number) {
  act(() => jest.advanceTimersByTime(seconds * 1000));
  // What follows has timers of its own.
  for (let turn = 0; turn < 3; turn += 1) act(() => jest.advanceTimersByTime(1000));
}

test('a success toast stays for ten seconds', () => {
  tell('success');
  pass(6);
  expect(screen.getByRole('alert')).toHaveTextContent('NewsAll of it');
  pass(4);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error stays', () => {
  tell('error');
  pass(600);
  expect(screen.getByRole('alert')).toBeVisible();
});

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('good news stay while %s is on them', (_, begin, end) => {
  tell('success');
  begin(screen.getByRole('alert'));
  pass(600);
  expect(screen.getByRole('alert')).toBeVisible();
  end(screen.getByRole('alert'));
  pass(10);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('any toast can be dismissed', () => {
  tell('error');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  pass(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a pointer that leaves doesn’t start the timer of a success toast with the focus', () => {
  tell('success');
  const toast = screen.getByRole('alert');
  fireEvent.focus(toast);
  fireEvent.pointerEnter(toast);
  fireEvent.pointerLeave(toast);
  pass(600);
  expect(toast).toBeVisible();
  fireEvent.blur(toast);
  pass(10);
  expect(screen.queryByRole('alert')).toBeNull();
});
