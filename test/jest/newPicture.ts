/** A picture that was chosen in a form, as the form has it until it is saved. */
export function newPicture(name: string): string {
  return `blob:https://a.example/${name}`;
}
