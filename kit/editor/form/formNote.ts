/** What the check says about the form. */
export interface FormNote {
  /** Identifies the mistake, whatever the wording. */
  code: string;
  /** The field, such as `pages/clients.sections.2.title`; undefined for the whole file. */
  field: string | undefined;
  /** The path to the field in the form’s labels, such as `Section 3, Card 2, Title`; may be empty. */
  where: string;
  /** One or more sentences. */
  what: string;
  /** Whether it prevents saving; a warning doesn't. */
  isProblem: boolean;
}
