import { hydrate } from '@vx/views/client';

await hydrate('mobile');
