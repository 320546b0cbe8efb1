import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { PrimaryLink } from '../components/Button';
import { PageTitle } from '../components/Heading';
import { Layout } from '../layout/Layout';
import { theme } from '../theme';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { notFound, product } = data.site;
  return (
    <Layout title={`${notFound.title} | ${product}`} description={notFound.description}>
      <Content>
        <PageTitle>{notFound.title}</PageTitle>
        <p>{notFound.text}</p>
        <PrimaryLink href="/">{notFound.link}</PrimaryLink>
      </Content>
    </Layout>
  );
}

export const query = graphql`
  query NotFoundPage {
    site: siteWords {
      product
      notFound {
        title
        description
        text
        link
      }
    }
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  justify-items: start;
  max-width: ${theme.pageWidth};
  min-height: 55vh;
  align-content: center;
  margin-inline: auto;
  padding: ${theme.space[64]} ${theme.gutter};
`;
