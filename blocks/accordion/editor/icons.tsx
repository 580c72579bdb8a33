/** Drawn on WordPress's grid of 24. */
export const accordionIcon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path d="M4 4.75h16v1.5H4zm0 13h16v1.5H4zm0-8.5h10v1.5H4zm0 3.5h7v1.5H4zm13.2-3.2 2.8 2.8-1.06 1.06-1.74-1.74-1.74 1.74-1.06-1.06z" />
	</svg>
);

export const itemIcon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path d="M4 6.75h10v1.5H4zm0 5h16v1.5H4zm0 4h12v1.5H4zm13.2-10.2 2.8 2.8-1.06 1.06-1.74-1.74-1.74 1.74-1.06-1.06z" />
	</svg>
);
