/** @type {(displayName: string, folder: string, mapped?: Record<string, string>) => import('jest').Config} */
const project = (displayName, folder, mapped) => ({
  displayName,
  testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
  // Where a test needs a page, its first line says so: @jest-environment ./test/jest/environment.ts
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/(?:public|\\.cache|\\.fixture|\\.preview)/'],
  moduleNameMapper: { '^gatsby$': '<rootDir>/test/jest/gatsby.ts', ...mapped },
  setupFilesAfterEnv: ['<rootDir>/test/jest/setup.ts'],
  restoreMocks: true,
  transform: {
    '\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }],
  },
});

/** @type {import('jest').Config} */
export default {
  // A machine that has other things to do as well may take long.
  testTimeout: 30_000,
  maxWorkers: '100%',
  projects: [
    // The kit is tested with the model and the previews of a bakery: it sees nothing of this site.
    project('kit', 'kit', {
      '/src/model/model$': '<rootDir>/test/bakery/model.ts',
      '/src/preview$': '<rootDir>/test/bakery/preview.tsx',
    }),
    project('site', 'src'),
    project('tools', 'tools'),
  ],
};
