import { contentSecurityPolicy } from './contentSecurityPolicy';

function directives(playerOrigins: string[] = []): Map<string, string[]> {
  const policy = contentSecurityPolicy(['alert(1)'], ['a{color:red}'], {
    formEndpoint: 'https://forms.example/demo',
    playerOrigins,
  });
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('nothing is allowed that is not named', () => {
  expect(directives().get('default-src')).toEqual(["'none'"]);
  expect(directives().get('base-uri')).toEqual(["'none'"]);
});

test('inline scripts and styles are allowed only by their hash', () => {
  // openssl dgst -sha256 -binary | base64
  expect(directives().get('script-src')).toEqual([
    "'self'",
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
  expect(directives().get('style-src')).toEqual([
    "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='",
  ]);
});

test('nothing is unsafe', () => {
  expect([...directives().values()].flat().join()).not.toMatch(/unsafe|\*|data:|https:(?!\/\/)/);
});

test('the form goes to its service, and nothing goes anywhere else', () => {
  expect(directives().get('form-action')).toEqual(['https://forms.example']);
  expect(directives().get('connect-src')).toEqual(["'self'", 'https://forms.example']);
});

test('frames are for the players that the content uses', () => {
  expect(directives().get('frame-src')).toEqual(["'none'"]);
  expect(directives(['https://player.example']).get('frame-src')).toEqual([
    'https://player.example',
  ]);
});
