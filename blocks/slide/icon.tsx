export const slide = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M5 5.5h14v13H5v-13ZM6.5 7v10h11V7h-11Z" />
	</svg>
);
