import { Button } from '@wordpress/components';
import { useId, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { TextControl, TextareaControl } from '../../controls/wordpress';
import { chatLink, openingMessage } from '../../chat/link';
import { isDoubtful, numberFindings, withCountryCode, withoutTrunkZero, type NumberFinding } from '../../chat/number';
import { useRefusal } from '../kit/server/refusals';
import { Section } from '../kit/settings/Section';
import { insertInto } from './insertInto';
import type { FromServer } from './kind';
import { shownPlaceholder, shownText, storedText } from './placeholders';
import { useDraft, useSetting } from './settings';

const WORDS: Record< NumberFinding, string > = {
	group: __( 'This is a group: visitors get the invitation link without an opening message.', 'vestibule' ),
	'not-a-group': __(
		'This link does not work. A group invitation begins with https://chat.whatsapp.com/',
		'vestibule'
	),
	nowhere: __( 'The number has no digits.', 'vestibule' ),
	'trunk-zero': __(
		'The zero in parentheses is only dialed within the country. The chat does not work with this zero.',
		'vestibule'
	),
	national: __(
		'The number begins with a zero. Enter it with the country code, such as +49 30 23125 040.',
		'vestibule'
	),
	letters: __( 'Letters are ignored. Only digits count.', 'vestibule' ),
	'too-short': __( 'This is too short for a phone number with a country code.', 'vestibule' ),
	'too-long': __( 'This is too long for a phone number.', 'vestibule' ),
};

function NumberField( { dialCode }: { dialCode: string } ) {
	const id = useId();
	const { value: number, set } = useSetting( 'number' );
	const { number: error = '' } = useDraft().errors;
	const findings = numberFindings( number );
	const withCode = isDoubtful( number ) ? withCountryCode( number, dialCode ) : '';
	return (
		<div className="vestibule-admin__fields">
			<TextControl
				label={ __( 'Phone number or group link', 'vestibule' ) }
				help={ __( 'Phone number with country code, or the invitation link of a group.', 'vestibule' ) }
				dir="ltr"
				value={ number }
				onChange={ set }
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
			{ withCode !== '' && (
				<div>
					<Button variant="secondary" size="compact" onClick={ () => set( withCode ) }>
						{ sprintf(
							/* translators: %s: a phone number with its country code. */
							__( 'Use %s', 'vestibule' ),
							withCode
						) }
					</Button>
				</div>
			) }
			{ findings.includes( 'trunk-zero' ) && (
				<div>
					<Button variant="secondary" size="compact" onClick={ () => set( withoutTrunkZero( number ) ) }>
						{ __( 'Remove the zero', 'vestibule' ) }
					</Button>
				</div>
			) }
		</div>
	);
}

const PLACEHOLDERS = [
	{ placeholder: '[njwa_page_title]', label: __( 'Insert the page’s title', 'vestibule' ) },
	{ placeholder: '[njwa_page_url]', label: __( 'Insert the page’s URL', 'vestibule' ) },
];

/** Control for the opening message, with the resulting links for a visitor to the front page. */
function MessageField( { server }: { server: FromServer } ) {
	const { number } = useDraft().draft;
	const { value: text, set } = useSetting( 'predefinedText' );
	const area = useRef< HTMLTextAreaElement >( null );
	const change = ( shown: string ) => set( storedText( shown ) );
	const refusal = useRefusal(
		'predefinedText',
		__( 'Filled into the visitor’s message when the chat opens. Leave empty for no message.', 'vestibule' )
	);
	const message = openingMessage( text, server.page );
	const desktop = chatLink( number, message, server.modes.desktop );
	const mobile = chatLink( number, message, server.modes.mobile );
	const links =
		desktop === mobile
			? [ [ __( 'Link', 'vestibule' ), desktop ] ]
			: [
					[ __( 'Link on a desktop', 'vestibule' ), desktop ],
					[ __( 'Link on a phone', 'vestibule' ), mobile ],
				];
	return (
		<div className="vestibule-admin__fields">
			<TextareaControl
				ref={ area }
				label={ __( 'Opening message', 'vestibule' ) }
				{ ...refusal }
				rows={ 4 }
				value={ shownText( text ) }
				onChange={ change }
			/>
			<div className="vestibule-admin__buttons">
				{ PLACEHOLDERS.map( ( { placeholder, label } ) => (
					<Button
						key={ placeholder }
						variant="secondary"
						size="compact"
						onClick={ () =>
							area.current && insertInto( area.current, shownPlaceholder( placeholder ), change )
						}
					>
						{ label }
					</Button>
				) ) }
			</div>
			{ desktop !== '' && (
				<dl className="vestibule-admin__link">
					{ links.map( ( [ label, link ] ) => (
						<div key={ label }>
							<dt>{ label }</dt>
							<dd dir="ltr">{ link }</dd>
						</div>
					) ) }
				</dl>
			) }
		</div>
	);
}

/** Phone number or group link, and the opening message. */
export function LinkSection( { server }: { server: FromServer } ) {
	return (
		<Section title={ __( 'Chat link', 'vestibule' ) }>
			<NumberField dialCode={ server.dialCode } />
			<MessageField server={ server } />
		</Section>
	);
}
