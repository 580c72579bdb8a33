import { useEffect, useState } from '@wordpress/element';
import type { Consent } from '../../contracts/consent';
import { reasonOf } from '../settings-parts/reasonOf';
import { fetchNotice } from './api';

/** Typing waits for this long, in ms, before the site is asked. */
const PAUSE = 250;

/** The notice's HTML with these settings. What was there stays until the next is. */
export function useNotice( settings: Consent ): { html: string; failure: string } {
	const [ html, setHtml ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );
	useEffect( () => {
		const stop = new AbortController();
		const timer = setTimeout( () => {
			fetchNotice( settings, stop.signal )
				.then( ( made ) => {
					setHtml( made );
					setFailure( '' );
				} )
				.catch( async ( error: unknown ) => {
					if ( ! stop.signal.aborted ) {
						setFailure( await reasonOf( error ) );
					}
				} );
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			stop.abort();
		};
	}, [ settings ] );
	return { html, failure };
}
