import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TextControl } from '../../controls/wordpress';
import { useRefusal } from '../kit/server/refusals';
import { Section } from '../kit/settings/Section';
import { insertInto } from './insertInto';
import { shownPlaceholder, shownText, storedText } from './placeholders';
import { Text, useDraft, useSetting } from './settings';

const PLACEHOLDERS = [
	{ placeholder: '[njwa_time_back]', label: __( 'Insert the opening time', 'vestibule' ) },
	{ placeholder: '[njwa_time_work]', label: __( 'Insert the remaining time', 'vestibule' ) },
];

/** Control for the text before the opening hours, with buttons that insert placeholders. */
function BackText() {
	const { value, set } = useSetting( 'willBeBackText' );
	const input = useRef< HTMLInputElement >( null );
	const refusal = useRefusal(
		'willBeBackText',
		__( 'Visitors see the opening time as 08:00, and the remaining time as 2h 15m.', 'vestibule' )
	);
	const change = ( shown: string ) => set( storedText( shown ) );
	return (
		<div className="vestibule-admin__fields">
			<TextControl
				ref={ input }
				label={ __( 'Before opening hours', 'vestibule' ) }
				{ ...refusal }
				value={ shownText( value ) }
				onChange={ change }
			/>
			<div className="vestibule-admin__buttons">
				{ PLACEHOLDERS.map( ( { placeholder, label } ) => (
					<Button
						key={ placeholder }
						variant="secondary"
						size="compact"
						onClick={ () =>
							input.current && insertInto( input.current, shownPlaceholder( placeholder ), change )
						}
					>
						{ label }
					</Button>
				) ) }
			</div>
		</div>
	);
}

/** Controls for the text that is displayed while the account is offline (docs/chat.md). */
export function TextsSection() {
	const { draft } = useDraft();
	return draft.isAlwaysAvailable === 'ON' ? null : (
		<Section title={ __( 'Offline messages', 'vestibule' ) }>
			<BackText />
			<Text name="dayOffsText" label={ __( 'After opening hours and on days off', 'vestibule' ) } />
		</Section>
	);
}
