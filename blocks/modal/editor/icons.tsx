export const modalIcon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M4 5.5A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.5V7h-1.5V5.5h-13v13H7V20H5.5A1.5 1.5 0 0 1 4 18.5v-13ZM9.5 8A1.5 1.5 0 0 0 8 9.5v9A1.5 1.5 0 0 0 9.5 20h9a1.5 1.5 0 0 0 1.5-1.5v-9A1.5 1.5 0 0 0 18.5 8h-9Zm0 1.5h9v9h-9v-9Zm1.5 2v1.5h6V11.5h-6Zm0 3V16h4v-1.5h-4Z" />
	</svg>
);
