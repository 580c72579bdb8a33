import { Button, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { numberFindings, withoutTrunkZero, type NumberFinding } from '../../chat/number';

interface NumberFieldProps {
	number: string;
	/** Why it cannot be published like that; empty when it can. */
	error: string;
	onChange( number: string ): void;
}

const WORDS: Record< NumberFinding, string > = {
	group: __( 'A group: visitors get the invitation as it is, without an opening message.', 'vestibule' ),
	'not-a-group': __(
		'This link does not work. A group’s invitation begins with https://chat.whatsapp.com/',
		'vestibule'
	),
	nowhere: __( 'There is no digit in it.', 'vestibule' ),
	'trunk-zero': __(
		'The zero in brackets is dialled within the country only. The chat does not work with it.',
		'vestibule'
	),
	national: __( 'It begins with a zero. Give it with the country’s code, such as +49 30 23125 040.', 'vestibule' ),
	letters: __( 'Letters are left out: only digits count.', 'vestibule' ),
	'too-short': __( 'It is too short for a number with its country code.', 'vestibule' ),
	'too-long': __( 'It is too long for a phone number.', 'vestibule' ),
};

export function NumberField( { number, error, onChange }: NumberFieldProps ) {
	const id = useId();
	const findings = numberFindings( number );
	return (
		<div className="vestibule-admin__fields">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Phone number or group link', 'vestibule' ) }
				help={ __( 'With the country code. Or the invitation link of a group.', 'vestibule' ) }
				dir="ltr"
				value={ number }
				onChange={ onChange }
				data-field="number"
				aria-invalid={ error !== '' }
				aria-describedby={ `${ id }-findings` }
			/>
			<div id={ `${ id }-findings` } role="status">
				{ error !== '' && <p className="vestibule-admin__error">{ error }</p> }
				{ findings.map( ( finding ) => (
					<p
						key={ finding }
						className={ finding === 'group' ? 'vestibule-admin__hint' : 'vestibule-account__warning' }
					>
						{ WORDS[ finding ] }
					</p>
				) ) }
			</div>
			{ findings.includes( 'trunk-zero' ) && (
				<div>
					<Button variant="secondary" size="compact" onClick={ () => onChange( withoutTrunkZero( number ) ) }>
						{ __( 'Remove the zero', 'vestibule' ) }
					</Button>
				</div>
			) }
		</div>
	);
}
