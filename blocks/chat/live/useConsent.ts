import { useEffect, useRef, useState, type MouseEvent } from 'react';
import Cookies from 'js-cookie';

const COOKIE = 'nta-wa-gdpr';
const DAYS = 30;

/** Whether this visitor agreed to chat (specification 4.6), and what happens when they try without. */
export function useConsent( isNeeded: boolean ) {
	const [ hasConsent, setConsent ] = useState( false );
	const [ isHighlighted, setHighlighted ] = useState( false );
	const control = useRef< HTMLInputElement >( null );
	useEffect( () => setConsent( Cookies.get( COOKIE ) === 'accept' ), [] );

	const onTick = () => {
		Cookies.set( COOKIE, 'accept', { expires: DAYS, path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' } );
		setConsent( true );
	};
	const onTry = ( event?: MouseEvent ) => {
		if ( event?.target instanceof Element && event.target.closest( '.vestibule-chat__consent' ) ) {
			return;
		}
		setHighlighted( true );
		control.current?.focus();
	};
	return { hasConsent: ! isNeeded || hasConsent, isHighlighted, control, onTick, onTry };
}
