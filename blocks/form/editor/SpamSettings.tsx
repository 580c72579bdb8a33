import apiFetch from '@wordpress/api-fetch';
import { ExternalLink, Notice, ToggleControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SelectControl } from '../../../src/controls/wordpress';
import type { FormSpam } from '../../../src/contracts/form-spam';
import { useFormMeta } from './useFormSettings';

interface Captchas {
	/** URL of the screen with the API keys. Empty if the user is not allowed to edit them. */
	settingsUrl: string;
	services: { name: string; label: string; isReady: boolean }[];
}

/** Loads the captcha services that a form can use. Returns null while loading and after an error. */
function useCaptchas(): Captchas | null {
	const [ captchas, setCaptchas ] = useState< Captchas | null >( null );
	useEffect( () => {
		const stop = new AbortController();
		apiFetch< Captchas >( { path: '/vestibule/v1/captchas', signal: stop.signal } )
			.then( setCaptchas )
			// If the request fails, the selected service remains selected and is shown by its ID.
			.catch( () => {} );
		return () => stop.abort();
	}, [] );
	return captchas;
}

interface CaptchaControlProps {
	services: Captchas[ 'services' ];
	/** Name of the selected service; empty if there is none. */
	captcha: string;
	onChange( captcha: string ): void;
}

/** Select control for the captcha service, with a warning if its API keys are missing. */
function CaptchaControl( { services, captcha, onChange }: CaptchaControlProps ) {
	const chosen = services.find( ( { name } ) => name === captcha );
	const isKnown = captcha === '' || chosen !== undefined;
	return (
		<>
			<SelectControl
				label={ __( 'Captcha', 'vestibule' ) }
				help={ __(
					'Run by another company, which learns about visitors who use this form. Without JavaScript, a form with a captcha cannot be sent.',
					'vestibule'
				) }
				value={ captcha }
				options={ [
					{ value: '', label: __( 'No captcha', 'vestibule' ) },
					...services.map( ( { name, label, isReady } ) => ( {
						value: name,
						/* translators: %s: a captcha service. */
						label: isReady ? label : sprintf( __( '%s (no keys yet)', 'vestibule' ), label ),
					} ) ),
					...( isKnown ? [] : [ { value: captcha, label: captcha } ] ),
				] }
				onChange={ onChange }
			/>
			{ chosen && ! chosen.isReady && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Keys are missing: visitors see no captcha, and the form accepts all submissions.',
						'vestibule'
					) }
				</Notice>
			) }
		</>
	);
}

/**
 * Settings for the spam protection of this form, in addition to those of the whole site (see the contract `form-spam`).
 */
export function SpamSettings( { id }: { id: number } ) {
	const [ protection, change ] = useFormMeta< FormSpam >( id, 'vestibule_form_spam' );
	const captchas = useCaptchas();
	const toggle = ( name: 'work' | 'needsScripts' ) => ( {
		__nextHasNoMarginBottom: true,
		checked: protection[ name ] ?? false,
		onChange: ( on: boolean ) => change( { [ name ]: on } ),
	} );
	return (
		<div className="vestibule-editor__settings">
			<ToggleControl
				{ ...toggle( 'work' ) }
				label={ __( 'Proof of work', 'vestibule' ) }
				help={ __(
					'The visitor’s browser solves a small puzzle for about a second while the form is filled in. Visitors do not see the check, and no other company is contacted.',
					'vestibule'
				) }
			/>
			<CaptchaControl
				services={ captchas?.services ?? [] }
				captcha={ protection.captcha ?? '' }
				onChange={ ( captcha ) => change( { captcha } ) }
			/>
			<ToggleControl
				{ ...toggle( 'needsScripts' ) }
				label={ __( 'Reject submissions without JavaScript', 'vestibule' ) }
				help={ __(
					'Forms that are sent without JavaScript are not checked for proof of work or a minimum time. The honeypot and the rate limit still apply.',
					'vestibule'
				) }
			/>
			{ captchas !== null && captchas.settingsUrl !== '' && (
				<ExternalLink href={ captchas.settingsUrl }>
					{ __( 'Keys, lists and minimum time for all forms', 'vestibule' ) }
				</ExternalLink>
			) }
		</div>
	);
}
