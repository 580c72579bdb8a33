/** Timing for scrolling to the first error (docs/header.md). Times are in milliseconds, distances in px. */
const DELAY = 350;
const DURATION = 350;
const OFFSET = 20;
const ADMIN_BAR = 32;

/**
 * Returns the height that is covered at the top of the window by sticky elements and the admin bar
 * (src/sticky/sticky.css), by the cookie notice, or by the admin bar alone.
 */
function covered(): number {
	const style = getComputedStyle( document.documentElement );
	const [ sticky, notice ] = [ '--vestibule-sticky-start', '--vestibule-notice-start' ].map(
		( name ) => parseFloat( style.getPropertyValue( name ) ) || 0
	);
	return Math.max( sticky ?? 0, notice ?? 0, document.getElementById( 'wpadminbar' ) ? ADMIN_BAR : 0 );
}

const still = () => matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** Scrolls to the start of an element, unless it is already in the upper half of the window. */
export function bringIntoView( element: HTMLElement ): void {
	const { top } = element.getBoundingClientRect();
	if ( top < covered() || top > innerHeight / 2 ) {
		scrollTo( element );
	}
}

/** Scrolls an element to the top of the window, directly below sticky elements. */
export function scrollTo( element: HTMLElement ): void {
	setTimeout( () => {
		const from = window.scrollY;
		const to = Math.max( 0, from + element.getBoundingClientRect().top - OFFSET - covered() );
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
