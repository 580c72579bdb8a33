import { useLayoutEffect, useRef, useState } from 'react';
import Cookies from 'js-cookie';

const COOKIE = 'nta-wa-gdpr';
const DAYS = 30;

/** Whether this visitor agreed to chat (docs/chat.md), and what happens when they try without. */
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
			// Before this script came.
			onTick();
		}
	}, [] );
	useLayoutEffect( () => {
		// The box is gone, and the focus with it: it goes on to whom the visitor can write to now.
		if ( hasConsent && isTicked.current ) {
			const links = island.querySelectorAll< HTMLElement >( '.vestibule-chat__account' );
			[ ...links ].find( ( link ) => link.getClientRects().length > 0 )?.focus();
		}
	}, [ hasConsent, island ] );

	return { hasConsent: ! isNeeded || hasConsent, isHighlighted, control, onTick, onTry };
}
