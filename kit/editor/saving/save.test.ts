import { after } from '../../../test/editing/gitHub/faults';
import { startGitHub, startWorkingCopy, writer } from '../../../test/editing/gitHub/tab';

/* One way for a save, whichever the host. */

const ends: (() => Promise<unknown>)[] = [];

afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

async function workingCopy() {
  const copy = await startWorkingCopy();
  ends.push(copy.stop);
  return copy;
}

describe.each([
  ['at GitHub', startGitHub, /^createCommit/],
  ['in a working copy', workingCopy, /^POST contents$/],
] as const)('%s', (_, start, writing) => {
  test('whoever saves over what was saved since is asked, and nothing is written before', async () => {
    const host = await start();
    const [anna, ben] = [await host.open('anna'), await host.open('ben')];
    await anna.save('Words of Anna.');
    await expect(ben.save('Words of Ben.')).rejects.toThrow('Nothing was saved: somebody else');
    expect([host.words(), writer.asked.length]).toEqual(['Words of Anna.', 1]);
    writer.isAgreed = true;
    await ben.save('Words of Ben.');
    expect(host.words()).toBe('Words of Ben.');
    writer.asked.length = 0;
    await ben.save('More words of Ben.');
    expect([host.words(), writer.asked]).toEqual(['More words of Ben.', []]);
  });

  test('what is written between the look and the write is asked about, too', async () => {
    const host = await start();
    const anna = await host.open('anna');
    await anna.save('Words of Anna.');
    host.meet(
      writing,
      after(() => host.changeByHand('Words by hand.')),
    );
    await expect(anna.save('More words of Anna.')).rejects.toThrow('Nothing was saved');
    expect([host.words(), writer.asked.length]).toEqual(['Words by hand.', 1]);
  });
});
