import { useLayoutEffect, useState } from 'react';

/**
 * Returns whether the panel is open. The browser opens and closes the panel. Focuses the panel's heading when it opens.
 * Adds listeners for browsers that don't support popovers.
 */
export function usePanel( island: HTMLElement ): boolean | undefined {
	const [ isOpen, setOpen ] = useState< boolean >();
	useLayoutEffect( () => {
		const panel = island.querySelector< HTMLElement >( '[popover]' );
		const button = island.querySelector< HTMLElement >( '.vestibule-chat__launcher' );
		if ( ! panel || ! button ) {
			return;
		}
		if ( 'popover' in panel ) {
			const follow = () => {
				const isNowOpen = panel.matches( ':popover-open' );
				setOpen( isNowOpen );
				if ( isNowOpen && ! panel.contains( panel.ownerDocument.activeElement ) ) {
					panel.querySelector< HTMLElement >( 'h2' )?.focus();
				}
			};
			// The panel may have been opened before this script loaded.
			follow();
			panel.addEventListener( 'toggle', follow );
			return () => panel.removeEventListener( 'toggle', follow );
		}
		setOpen( false );
		return withoutPopover( panel, button, setOpen );
	}, [ island ] );
	return isOpen;
}

function withoutPopover( panel: HTMLElement, button: HTMLElement, setOpen: ( isOpen: boolean ) => void ) {
	const show = ( isOpen: boolean ) => {
		panel.classList.toggle( 'is-open', isOpen );
		setOpen( isOpen );
		( isOpen ? panel.querySelector< HTMLElement >( 'h2' ) : button )?.focus();
	};
	const isOpen = () => panel.classList.contains( 'is-open' );
	const onClick = ( { target }: MouseEvent ) => {
		const at = target instanceof Element ? target : null;
		if ( button.contains( at ) || at?.closest( '.vestibule-chat__close' ) ) {
			show( ! isOpen() );
		} else if ( isOpen() && ! panel.contains( at ) ) {
			show( false );
		}
	};
	const onKey = ( { key }: KeyboardEvent ) => {
		if ( key === 'Escape' && isOpen() ) {
			show( false );
		}
	};
	document.addEventListener( 'click', onClick );
	document.addEventListener( 'keydown', onKey );
	return () => {
		document.removeEventListener( 'click', onClick );
		document.removeEventListener( 'keydown', onKey );
	};
}
