/** @type {import('jest').Config} */
export default {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{src,tools}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/(?:public|\\.cache)/'],
  transform: {
    '\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }],
  },
};
