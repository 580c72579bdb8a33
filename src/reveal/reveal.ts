/**
 * Marks what has a reveal and is below the fold, so that nothing is hidden that a visitor has seen, or would miss if
 * this never ran. Where the browser starts animations by view timelines itself (`timeline-trigger`), that is all;
 * elsewhere observers say when a block has come in by its offset, and when it is below the window again.
 */
import './reveal.css';

const below = [ ...document.querySelectorAll< HTMLElement >( '.vestibule-reveal' ) ].filter(
	( block ) => block.getBoundingClientRect().top >= innerHeight
);

if ( ! CSS.supports( 'timeline-trigger-name: --a' ) ) {
	/**
	 * From how far in a block counts as seen; one at the page's end that is lower than the offset comes in no further
	 * than by its height.
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

// What has the focus is there, and stays.
addEventListener( 'focusin', ( { target } ) =>
	below.forEach( ( block ) => block.contains( target as Node ) && block.classList.remove( 'is-reveal-below' ) )
);

below.forEach( ( block ) => block.classList.add( 'is-reveal-below' ) );
