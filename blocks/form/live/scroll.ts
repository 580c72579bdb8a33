/** Scrolling to the first error (specification 9, "Contact form"): times in ms, distances in px. */
const DELAY = 350;
const DURATION = 350;
const OFFSET = 20;
const ADMIN_BAR = 32;

const still = () => matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** Brings an element to the top of the window, under whatever sticks there. */
export function scrollTo( element: HTMLElement ): void {
	setTimeout( () => {
		const bar = document.getElementById( 'wpadminbar' ) ? ADMIN_BAR : 0;
		const from = window.scrollY;
		const to = Math.max(
			0,
			from + element.getBoundingClientRect().top - OFFSET - bar
		);
		const begin = performance.now();
		const step = ( now: number ) => {
			const part = still() ? 1 : Math.min( 1, ( now - begin ) / DURATION );
			window.scrollTo( {
				top: from + ( to - from ) * ( 1 - ( 1 - part ) ** 3 ),
				behavior: 'instant',
			} );
			if ( part < 1 ) {
				requestAnimationFrame( step );
			}
		};
		requestAnimationFrame( step );
	}, DELAY );
}
