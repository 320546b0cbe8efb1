import type { StaticQueryDocument } from 'gatsby';
import type { ComponentType } from 'react';
import type { SharePicture } from '../../../layout/Layout';
import { useStaticQuery } from '../gatsby';

interface TemplatePreviewProps<Data> {
  template: ComponentType<{ data: Data; pageContext: { share: SharePicture } }>;
  query: StaticQueryDocument;
  /** The name of the file that is shown. */
  id?: string;
}

/** The share picture isn’t shown on the page. */
const pageContext = { share: { path: '', words: '' } };

/** A page of the site, with the data of its own query. */
export function TemplatePreview<Data>({ template: Page, query, id }: TemplatePreviewProps<Data>) {
  const data = useStaticQuery<Data>(query, { id });
  return <Page data={data} pageContext={pageContext} />;
}
