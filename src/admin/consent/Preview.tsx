import { CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Consent } from '../../contracts/consent';
import { Frame } from './Frame';
import { useNotice } from './useNotice';

/** The notice as visitors would meet it with the settings of the screen; the site itself prints it. */
export function Preview( { page, settings }: { page: string; settings: Consent } ) {
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
