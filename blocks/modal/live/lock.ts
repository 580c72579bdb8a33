const root = document.documentElement;

/**
 * Keeps the page behind a dialog from scrolling, and from moving: where the bar takes room, that room stays (`has-bar`)
 * and nothing that everything inherits is written: that would make the browser compute the whole page again. What a
 * finger may do is in styles/page.css.
 */
export function lock(): void {
	root.classList.toggle( 'vestibule-modal-has-bar', innerWidth > root.clientWidth );
	root.classList.add( 'vestibule-modal-is-open' );
}

export function unlock(): void {
	root.classList.remove( 'vestibule-modal-is-open', 'vestibule-modal-has-bar' );
}
