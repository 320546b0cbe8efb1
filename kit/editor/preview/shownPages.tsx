import styled from '@emotion/styled';
import type { StaticQueryDocument } from 'gatsby';
import { type ComponentType, type ReactNode, useContext } from 'react';
import type { SharePicture } from '../../build/share/sharePicture';
import { type ContentFile, filesNamed, pathOf } from '../../content/model/entry';
import { PreviewedContent, useStaticQuery } from './gatsby';

/* What the previews of a site are made of (src/preview.tsx). */

/** What a preview gets. */
export interface PreviewProps {
  /** The file being edited, which the previewed content includes. */
  entry: ContentFile;
  /** The field that was changed or has got the focus last, such as `site/site.footer.line`. */
  followed: string | undefined;
}

interface PageProps<Data> {
  template: ComponentType<{ data: Data; pageContext: { share: SharePicture } }>;
  query: StaticQueryDocument;
  /** The name of the file that is shown. */
  id?: string;
}

/** The share picture isn’t shown on the page. */
const pageContext = { share: { path: '', alt: '' } };

/** A page of the site, with the data of its own query. */
export function Page<Data>({ template: Template, query, id }: PageProps<Data>) {
  return <Template data={useStaticQuery<Data>(query, { id })} pageContext={pageContext} />;
}

type WithPageProps = Pick<ContentFile, 'collection' | 'fields'> & { children: ReactNode };

/** Content with one more page, with the id `''`, which has these fields alone. */
export function WithPage({ collection, fields, children }: WithPageProps) {
  const content = useContext(PreviewedContent);
  const page = { collection, name: '', fields, body: '' };
  return <PreviewedContent value={content.with(page)}>{children}</PreviewedContent>;
}

/** The pages that name a file. */
export function usePagesNaming({ collection, name }: ContentFile): ContentFile[] {
  const pages = useContext(PreviewedContent).pages();
  return pages.filter((page) => filesNamed(page, collection).includes(name));
}

/** The page that visitors see first. */
export function useHomePage(): ContentFile | undefined {
  const pages = useContext(PreviewedContent).pages();
  return pages.find((page) => pathOf(page) === '/') ?? pages[0];
}

/**
 * Shows the dialogs of a page, or of a part of it, with everything in them, in place of the rest. The part is a CSS selector,
 * such as `main`, or `&` for the page itself. To the browser the dialogs stay closed, so that no player is loaded and the rest
 * of the page can be scrolled.
 */
export const OnlyDialogs = styled.div<{ within: string }>`
  ${({ within }) => within} > :not(dialog) {
    display: none;
  }

  ${({ within }) => within} > dialog {
    position: static;
    display: block;
    max-height: none;
    margin-block: 3rem;
  }

  details::details-content {
    content-visibility: visible;
  }
`;
