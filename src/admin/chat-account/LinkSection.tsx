import { Button, TextControl, TextareaControl } from '@wordpress/components';
import { useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chatLink, openingMessage } from '../../chat/link';
import { numberFindings, withoutTrunkZero, type NumberFinding } from '../../chat/number';
import type { ChatAccount } from '../../contracts/chat-account';
import { useRefusal } from '../kit/refusals';
import type { FromServer } from './kind';

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

/** Puts a text where the cursor stands, in place of what is chosen, and the cursor behind it. */
function insertInto( area: HTMLTextAreaElement, text: string, changed: ( value: string ) => void ): void {
	const { selectionStart, selectionEnd, value } = area;
	changed( value.slice( 0, selectionStart ) + text + value.slice( selectionEnd ) );
	window.requestAnimationFrame( () => {
		area.focus();
		area.setSelectionRange( selectionStart + text.length, selectionStart + text.length );
	} );
}

interface MessageFieldProps {
	server: FromServer;
	account: ChatAccount;
	onChange( predefinedText: string ): void;
}

const PLACEHOLDERS = [
	{ text: '[njwa_page_title]', label: __( 'Insert the page’s title', 'vestibule' ) },
	{ text: '[njwa_page_url]', label: __( 'Insert the page’s address', 'vestibule' ) },
];

/** The opening message, and the link that a visitor of the front page would follow. */
export function MessageField( { server, account, onChange }: MessageFieldProps ) {
	const area = useRef< HTMLTextAreaElement >( null );
	const refusal = useRefusal(
		'predefinedText',
		__( 'Filled into the visitor’s message when the chat opens. Leave empty for none.', 'vestibule' )
	);
	const message = openingMessage( account.predefinedText, server.page );
	const desktop = chatLink( account.number, message, server.modes.desktop );
	const mobile = chatLink( account.number, message, server.modes.mobile );
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
				__nextHasNoMarginBottom
				ref={ area }
				label={ __( 'Opening message', 'vestibule' ) }
				{ ...refusal }
				rows={ 4 }
				value={ account.predefinedText }
				onChange={ onChange }
			/>
			<div className="vestibule-admin__buttons">
				{ PLACEHOLDERS.map( ( { text, label } ) => (
					<Button
						key={ text }
						variant="secondary"
						size="compact"
						onClick={ () => area.current && insertInto( area.current, text, onChange ) }
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
