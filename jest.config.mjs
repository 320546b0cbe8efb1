/** @type {import('jest').Config} */
const common = {
  // Where a test needs a page, its first line says so: @jest-environment ./test/jest/environment.ts
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/(?:public|\\.cache|\\.fixture|\\.preview)/'],
  setupFilesAfterEnv: ['<rootDir>/test/jest/setup.ts'],
  restoreMocks: true,
  transform: {
    '\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }],
  },
};
const gatsby = { '^gatsby$': '<rootDir>/test/jest/gatsby.ts' };

/** @type {import('jest').Config} */
export default {
  // A machine that has other things to do as well may take long.
  testTimeout: 30_000,
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'kit',
      testMatch: ['<rootDir>/kit/**/*.test.{ts,tsx}'],
      // The kit is tested with the model and the previews of a bakery: it sees nothing of this site.
      moduleNameMapper: {
        ...gatsby,
        '/src/model/model$': '<rootDir>/test/bakery/model.ts',
        '/src/preview$': '<rootDir>/test/bakery/preview.tsx',
      },
    },
    {
      ...common,
      displayName: 'site',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      moduleNameMapper: gatsby,
    },
    {
      ...common,
      displayName: 'tools',
      testMatch: ['<rootDir>/tools/**/*.test.{ts,tsx}'],
      moduleNameMapper: gatsby,
    },
  ],
};
