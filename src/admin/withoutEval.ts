import { z } from 'zod';

// zod makes itself faster by evaluating code, which the policy refuses. To be imported before any schema.
z.config({ jitless: true });
