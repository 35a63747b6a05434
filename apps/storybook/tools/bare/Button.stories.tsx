export default { title: 'Button', component: () => <button type="button">Watch</button> };

export const Primary = {};
