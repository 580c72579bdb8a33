export { gallery, image, postList } from '@wordpress/icons';

export const slides = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M7 5.5h10v13H7v-13Zm1.5 1.5v10h7V7h-7ZM3 8h1.5v8H3V8Zm16.5 0H21v8h-1.5V8Z" />
	</svg>
);
