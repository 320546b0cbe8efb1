/** @jest-environment ./test/jest/environment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { Toast } from './Toast';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <SnackbarProvider
      Components={{ success: Toast, error: Toast }}
      autoHideDuration={null}
      transitionDuration={0}
    />,
  );
});

afterEach(() => {
  jest.useRealTimers();
});

function show(variant: 'success' | 'error'): HTMLElement {
  act(() => void enqueueSnackbar('All of it', { variant, title: 'News', dismiss: 'Dismiss' }));
  pass(0);
  return screen.getByRole('alert');
}

function pass(seconds: number) {
  act(() => jest.advanceTimersByTime(seconds * 1000));
  // What follows has timers of its own.
  for (let turn = 0; turn < 3; turn += 1) act(() => jest.advanceTimersByTime(1000));
}

test('a success toast stays for ten seconds', () => {
  expect(show('success')).toHaveTextContent('NewsAll of it');
  pass(6);
  expect(screen.getByRole('alert')).toBeVisible();
  pass(4);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error stays', () => {
  const toast = show('error');
  pass(600);
  expect(toast).toBeVisible();
});

test('a success toast stays while the pointer or the focus is on it', () => {
  const toast = show('success');
  fireEvent.pointerEnter(toast);
  pass(600);
  fireEvent.focus(toast);
  fireEvent.pointerLeave(toast);
  pass(600);
  expect(toast).toBeVisible();
  fireEvent.blur(toast);
  pass(10);
  expect(screen.queryByRole('alert')).toBeNull();
});
