/** Icons that WordPress's own set lacks, drawn on its 24 px grid. */
const VIEW_BOX = '0 0 24 24';

export const formIcon = (
	<svg viewBox={ VIEW_BOX } xmlns="http://www.w3.org/2000/svg">
		<path d="M18 4H6a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h12a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2Zm.5 14a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5V6c0-.3.2-.5.5-.5h12c.3 0 .5.2.5.5v12ZM7 7.5h10V12H7V7.5ZM8.5 9v1.5h7V9h-7ZM7 14h6v2.5H7V14Z" />
	</svg>
);

export const stepIcon = (
	<svg viewBox={ VIEW_BOX } xmlns="http://www.w3.org/2000/svg">
		<path d="M4 6h9v1.5H4V6Zm0 5.25h6v1.5H4v-1.5ZM4 16.5h9V18H4v-1.5Zm11.6-8.1 4.3 3.6-4.3 3.6-1-1.2 2.1-1.65H12v-1.5h4.7l-2.1-1.65 1-1.2Z" />
	</svg>
);
