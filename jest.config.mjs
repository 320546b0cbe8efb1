/** @type {import('jest').Config} */
export default {
  // A machine that has other things to do as well may take long.
  testTimeout: 30_000,
  // Where a test needs a page, its first line says so: @jest-environment ./test/jest/environment.ts
  testEnvironment: 'node',
  maxWorkers: '100%',
  testMatch: ['<rootDir>/{illustrations,kit,src,tools}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/(?:public|\\.cache|\\.fixture|\\.preview)/'],
  moduleNameMapper: { '^gatsby$': '<rootDir>/test/jest/gatsby.ts' },
  setupFilesAfterEnv: ['<rootDir>/test/jest/setup.ts'],
  restoreMocks: true,
  transform: {
    '\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }],
  },
};
