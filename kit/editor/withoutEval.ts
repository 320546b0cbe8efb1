import { z } from 'zod';

// zod compiles code to be faster, which the policy blocks. Import this before any schema.
z.config({ jitless: true });
