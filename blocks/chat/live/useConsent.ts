import { useLayoutEffect, useRef, useState } from 'react';
import Cookies from 'js-cookie';

const COOKIE = 'nta-wa-gdpr';
const DAYS = 30;

/**
 * Returns whether the visitor has given consent (docs/chat.md), with handlers for giving consent and for trying to chat
 * without it.
 */
export function useConsent( isNeeded: boolean, island: HTMLElement ) {
	const [ hasConsent, setConsent ] = useState( false );
	const [ isHighlighted, setHighlighted ] = useState( false );
	const control = useRef< HTMLInputElement >( null );
	const isTicked = useRef( false );

	const onTick = () => {
		Cookies.set( COOKIE, 'accept', {
			expires: DAYS,
			path: '/',
			sameSite: 'Lax',
			secure: location.protocol === 'https:',
		} );
		isTicked.current = true;
		setConsent( true );
	};
	const onTry = () => {
		setHighlighted( true );
		control.current?.focus();
	};

	useLayoutEffect( () => {
		if ( Cookies.get( COOKIE ) === 'accept' ) {
			setConsent( true );
		} else if ( control.current?.checked ) {
			// The visitor checked the checkbox before this script loaded.
			onTick();
		}
	}, [] );
	useLayoutEffect( () => {
		// The focused checkbox is removed, so move the focus to the first account.
		if ( hasConsent && isTicked.current ) {
			const links = island.querySelectorAll< HTMLElement >( '.vestibule-chat__account' );
			[ ...links ].find( ( link ) => link.getClientRects().length > 0 )?.focus();
		}
	}, [ hasConsent, island ] );

	return { hasConsent: ! isNeeded || hasConsent, isHighlighted, control, onTick, onTry };
}
