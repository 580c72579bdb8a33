import { CheckboxControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Consent } from '../../contracts/consent';
import { reasonOf } from '../kit/reasonOf';
import { fetchNotice } from './api';
import { Frame } from './Frame';
import { useSettings } from './settings';

/** Typing waits for this long, in ms, before the site is asked. */
const PAUSE = 250;

/** The notice's HTML with these settings. What was there stays until the next is. */
function useNotice( settings: Consent ): { html: string; failure: string } {
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

/** The notice as visitors would meet it with the settings of the screen; the site itself prints it. */
export function Preview( { page }: { page: string } ) {
	const { settings } = useSettings();
	const { html, failure } = useNotice( settings );
	const [ hasChosen, setChosen ] = useState( false );
	const where =
		settings.showOn === 'waiting'
			? __( 'It is shown on pages where something waits for consent.', 'vestibule' )
			: '';
	const state = hasChosen ? 'cookies-set cookies-revoke' : 'cookies-not-set';
	return (
		<aside className="vestibule-admin__preview" aria-label={ __( 'Preview', 'vestibule' ) }>
			<div className="vestibule-admin__fields">
				<h2>{ __( 'Preview', 'vestibule' ) }</h2>
				<p className="vestibule-admin__hint">
					{ settings.isShown ? where : __( 'With these settings the notice is not shown.', 'vestibule' ) }
				</p>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Show it after a choice', 'vestibule' ) }
					checked={ hasChosen }
					onChange={ setChosen }
				/>
				{ failure !== '' && <p className="vestibule-admin__error">{ failure }</p> }
				<h3>{ __( 'On a desktop', 'vestibule' ) }</h3>
				<Frame
					title={ __( 'The notice on a desktop', 'vestibule' ) }
					page={ page }
					html={ html }
					state={ state }
					width={ 1024 }
					height={ 420 }
				/>
				<h3>{ __( 'On a phone', 'vestibule' ) }</h3>
				<Frame
					title={ __( 'The notice on a phone', 'vestibule' ) }
					page={ page }
					html={ html }
					state={ state }
					width={ 390 }
					height={ 460 }
				/>
			</div>
		</aside>
	);
}
