/** Whether an answer lets a page of another origin send or read this: https://fetch.spec.whatwg.org/#http-cors-protocol */
export function allows(headers: Headers, what: 'origin' | 'headers', value: string): boolean {
  return (headers.get(`access-control-allow-${what}`) ?? '')
    .toLowerCase()
    .split(/,\s*/)
    .some((each) => each === '*' || each === value);
}
