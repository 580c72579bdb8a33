/** Moves the focus back to "Reply" when a reply is cancelled: WordPress's script hides the link that has it. */
export function keepFocusOfCancel(): void {
	const isCancel = ( { target }: Event ) =>
		target instanceof Element && target.closest( '#cancel-comment-reply-link' );
	let answered = '';
	// Before WordPress's script forgets which comment it was, and after it has put the form back.
	document.addEventListener(
		'click',
		( event ) => {
			if ( isCancel( event ) ) {
				answered = document.querySelector< HTMLInputElement >( '#comment_parent' )?.value ?? '';
			}
		},
		true
	);
	document.addEventListener( 'click', ( event ) => {
		if ( isCancel( event ) && event.defaultPrevented ) {
			document
				.querySelector< HTMLElement >( `.comment-reply-link[data-commentid="${ CSS.escape( answered ) }"]` )
				?.focus();
		}
	} );
}
