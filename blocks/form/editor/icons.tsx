/** Icons that WordPress's own set lacks, drawn on its 24 px grid. */
const VIEW_BOX = '0 0 24 24';

export const radioIcon = (
	<svg viewBox={ VIEW_BOX } xmlns="http://www.w3.org/2000/svg">
		<path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 14.5a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />
	</svg>
);

export const checkboxIcon = (
	<svg viewBox={ VIEW_BOX } xmlns="http://www.w3.org/2000/svg">
		<path d="M18 4H6a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h12a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2Zm.5 14a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5V6c0-.3.2-.5.5-.5h12c.3 0 .5.2.5.5v12ZM10.6 13.6 8.5 11.4l-1 1.1 3.1 3.2 6-6.1-1.1-1.1-4.9 5.1Z" />
	</svg>
);

export const multiSelectIcon = (
	<svg viewBox={ VIEW_BOX } xmlns="http://www.w3.org/2000/svg">
		<path d="M19 5H5a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h14a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2Zm.5 12a.5.5 0 0 1-.5.5H5a.5.5 0 0 1-.5-.5V7c0-.3.2-.5.5-.5h14c.3 0 .5.2.5.5v10ZM6 9.5h3.5v5H6v-5Zm5 0h3.5v5H11v-5Zm5 1.2 1.7 1.7 1-1-.9-.9H16v.2Z" />
	</svg>
);

export const requiredIcon = (
	<svg viewBox={ VIEW_BOX } xmlns="http://www.w3.org/2000/svg">
		<path d="M11.2 5h1.6v5.6l4.9-2.8.8 1.4-4.9 2.8 4.9 2.8-.8 1.4-4.9-2.8V19h-1.6v-5.6l-4.9 2.8-.8-1.4 4.9-2.8-4.9-2.8.8-1.4 4.9 2.8V5Z" />
	</svg>
);

export const formIcon = (
	<svg viewBox={ VIEW_BOX } xmlns="http://www.w3.org/2000/svg">
		<path d="M18 4H6a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h12a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2Zm.5 14a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5V6c0-.3.2-.5.5-.5h12c.3 0 .5.2.5.5v12ZM7 7.5h10V12H7V7.5ZM8.5 9v1.5h7V9h-7ZM7 14h6v2.5H7V14Z" />
	</svg>
);
