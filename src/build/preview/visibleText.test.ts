/** @jest-environment ./test/jest/environment.ts */
import { takeText } from './visibleText';

function textOf(html: string): string[] {
  const element = document.createElement('div');
  element.innerHTML = html;
  return takeText(element);
}

test('each block is a line, with the words of its links and emphases', () => {
  expect(
    textOf(
      '<h1>Know  every\n piece</h1><p>You <em>own</em> <a href="/">it</a>.</p><ul><li>One</li></ul>',
    ),
  ).toEqual(['Know every piece', 'You own it → /.', 'One']);
});

test('words next to a block are a line of their own', () => {
  expect(textOf('Before<p>Within</p>after')).toEqual(['Before', 'Within', 'after']);
});

test('a picture is read as its alternative text', () => {
  expect(textOf('<p><img alt="A chair" src="x"> <img alt="" src="y"></p>')).toEqual(['[A chair]']);
});

test('what no visitor reads is left out', () => {
  expect(
    textOf('<script>1</script><style>2</style><template>3</template><svg><title>4</title></svg>5'),
  ).toEqual(['5']);
});
