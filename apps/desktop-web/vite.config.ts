import { appConfig } from '@vx/views/vite';
import { defineConfig } from 'vite';

export default defineConfig(appConfig({ folder: import.meta.dirname, base: '/_desktop/' }));
