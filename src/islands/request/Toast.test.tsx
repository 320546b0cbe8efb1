/** @jest-environment ./test/jest/environment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { closeToasts } from './closeToasts';
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

test.each(['success', 'error'] as const)('%s stays until it is dismissed', (variant) => {
  show(variant);
  pass(600);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  pass(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('once it is dismissed, the focus is back where it came from', () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  show('success');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  dismiss.focus();
  fireEvent.click(dismiss);
  expect(before).toHaveFocus();
});

test('before it is closed it is hidden, so that it isn’t announced again', () => {
  document.body.className = 'toasts';
  const toast = show('error');
  expect(toast).toBeVisible();
  act(() => {
    closeToasts();
    expect(toast).not.toBeVisible();
  });
});
