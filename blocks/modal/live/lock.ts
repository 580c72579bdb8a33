const root = document.documentElement;

/**
 * Keeps the page behind a dialog from scrolling, and from moving: where the bar takes room, that room stays (`has-bar`), and
 * its width is there for browsers that know no gutter. What a finger may do is in styles/page.css.
 */
export function lock(): void {
	const bar = innerWidth - root.clientWidth;
	if ( ! CSS.supports( 'scrollbar-gutter: stable' ) ) {
		// Where it is not needed it is not written: a property that everything inherits makes the browser reckon the whole page anew.
		root.style.setProperty( '--vestibule-bar', `${ bar }px` );
	}
	root.classList.toggle( 'vestibule-modal-has-bar', bar > 0 );
	root.classList.add( 'vestibule-modal-is-open' );
}

export function unlock(): void {
	root.classList.remove( 'vestibule-modal-is-open', 'vestibule-modal-has-bar' );
	root.style.removeProperty( '--vestibule-bar' );
}
