import { vxVitest } from '@vx/tooling-vitest';

export default vxVitest(import.meta.url, {
  plugins: [
    {
      // What a story sets around a component is none of its markup.
      name: 'styles-of-stories',
      enforce: 'pre',
      transform: (code: string, id: string) =>
        /\.stories\.tsx$|\/fixtures\//u.test(id)
          ? code.replaceAll(' style={', ' data-style={')
          : null,
    },
  ],
  test: { include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'] },
});
