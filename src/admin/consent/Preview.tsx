import { Disabled } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CheckboxControl } from '../../controls/wordpress';
import type { Consent } from '../../contracts/consent';
import { reasonOf } from '../kit/server/reasonOf';
import { fetchNotice } from './api';
import { useSettings } from './settings';

interface FrameProps {
	title: string;
	/** HTML of an empty page of the site. */
	page: string;
	/** HTML of the page's body, rendered by the server without executable code. */
	html: string;
	/** CSS classes of the body. */
	state: string;
	/** Size of the displayed window in px. */
	width: number;
	height: number;
}

/** Iframe with the given window size, scaled down to fit. It runs no scripts. */
function Frame( { title, page, html, state, width, height }: FrameProps ) {
	const place = useRef< HTMLDivElement >( null );
	const frame = useRef< HTMLIFrameElement >( null );
	const [ scale, setScale ] = useState( 1 );
	const [ loads, setLoads ] = useState( 0 );
	useEffect( () => {
		const observer = new ResizeObserver( ( [ entry ] ) =>
			setScale( Math.min( 1, ( entry?.contentRect.width ?? width ) / width ) )
		);
		if ( place.current ) {
			observer.observe( place.current );
		}
		return () => observer.disconnect();
	}, [ width ] );
	useEffect( () => {
		const body = frame.current?.contentDocument?.body;
		if ( body ) {
			body.innerHTML = html;
			body.className = state;
			// On the site, a script adds this class after the notice has been parsed completely.
			body.querySelector( '.vestibule-notice' )?.classList.add( 'is-here' );
		}
	}, [ html, state, loads ] );
	return (
		<Disabled>
			<div
				ref={ place }
				className="vestibule-consent-admin__stage"
				style={ { blockSize: height * scale, maxInlineSize: width } }
			>
				<iframe
					ref={ frame }
					title={ title }
					sandbox="allow-same-origin"
					srcDoc={ page }
					onLoad={ () => setLoads( ( before ) => before + 1 ) }
					style={ { inlineSize: width, blockSize: height, scale: String( scale ) } }
				/>
			</div>
		</Disabled>
	);
}

/** Delay in milliseconds after the last change before a request is sent. */
const PAUSE = 250;

/** Loads the HTML of the notice with these settings. The previous HTML is displayed until the new HTML has loaded. */
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

/** Preview of the notice with the current settings, rendered by the server. */
export function Preview( { page }: { page: string } ) {
	const { settings } = useSettings();
	const { html, failure } = useNotice( settings );
	const [ hasChosen, setChosen ] = useState( false );
	const where =
		settings.showOn === 'waiting' ? __( 'Shown on pages with content that needs consent.', 'vestibule' ) : '';
	const state = hasChosen ? 'cookies-set cookies-revoke' : 'cookies-not-set';
	return (
		<aside className="vestibule-admin__preview" aria-label={ __( 'Preview', 'vestibule' ) }>
			<div className="vestibule-admin__fields">
				<h2>{ __( 'Preview', 'vestibule' ) }</h2>
				<p className="vestibule-admin__hint">
					{ settings.isShown ? where : __( 'With these settings, the notice is not shown.', 'vestibule' ) }
				</p>
				<CheckboxControl
					label={ __( 'Show the preview after a choice', 'vestibule' ) }
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
