import { _n, sprintf } from '@wordpress/i18n';

/** Keeps the number in wp-admin's menu true while entries are read here; PHP prints it (Entries\Menu). */
export function showUnread( unread: number, page: Document = document ): void {
	page.querySelectorAll( '.vestibule-unread' ).forEach( ( bubble ) => {
		bubble.className = `awaiting-mod count-${ unread } vestibule-unread`;
		const number = bubble.querySelector( '.pending-count' );
		const words = bubble.querySelector( '.screen-reader-text' );
		if ( number !== null && words !== null ) {
			number.textContent = String( unread );
			words.textContent = sprintf(
				/* translators: %s: number of entries. */
				_n( '%s unread entry', '%s unread entries', unread, 'vestibule' ),
				String( unread )
			);
		}
	} );
}
