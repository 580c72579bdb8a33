/**
 * Marks blocks with a reveal animation that are below the fold. Only marked blocks are hidden, so blocks that are
 * already visible are never hidden. Without JavaScript, no block is hidden. Browsers with `timeline-trigger` then start
 * the animations. For other browsers, observers detect when a block has scrolled past its offset, and when it is below
 * the window again.
 */
import './reveal.css';

const below = [ ...document.querySelectorAll< HTMLElement >( '.vestibule-reveal' ) ].filter(
	( block ) => block.getBoundingClientRect().top >= innerHeight
);

if ( ! CSS.supports( 'timeline-trigger-name: --a' ) ) {
	/**
	 * Returns the offset in px at which a block counts as visible. The height of the block limits it, because a short
	 * block at the end of the page can't scroll further into the window.
	 */
	const offsetOf = ( block: HTMLElement ) =>
		Math.min(
			parseFloat( getComputedStyle( block ).getPropertyValue( '--vestibule-reveal-offset' ) ),
			block.offsetHeight * 0.9
		);
	const observe = ( block: HTMLElement, offset: number, act: ( entry: IntersectionObserverEntry ) => void ) => {
		const observer = new IntersectionObserver( ( entries ) => entries.forEach( act ), {
			rootMargin: `0px 0px -${ offset }px`,
		} );
		observer.observe( block );
		return observer;
	};
	let watching: IntersectionObserver[] = [];
	const watch = () => {
		watching.forEach( ( observer ) => observer.disconnect() );
		watching = below.flatMap( ( block ) => {
			const { classList } = block;
			return [
				observe(
					block,
					offsetOf( block ),
					( entry ) => entry.isIntersecting && classList.add( 'is-reveal-seen' )
				),
				observe( block, 0, ( entry ) => {
					if (
						! entry.isIntersecting &&
						entry.boundingClientRect.top > 0 &&
						! classList.contains( 'is-reveal-once' )
					) {
						classList.remove( 'is-reveal-seen' );
					}
				} ),
			];
		} );
	};
	addEventListener( 'resize', watch );
	watch();
}

// A block that contains the focus must be visible and stay visible.
addEventListener( 'focusin', ( { target } ) =>
	below.forEach( ( block ) => block.contains( target as Node ) && block.classList.remove( 'is-reveal-below' ) )
);

below.forEach( ( block ) => block.classList.add( 'is-reveal-below' ) );
