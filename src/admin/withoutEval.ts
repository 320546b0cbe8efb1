import { config } from 'zod';

// zod would make functions out of text, which the content security policy refuses; before the model is read.
config({ jitless: true });
