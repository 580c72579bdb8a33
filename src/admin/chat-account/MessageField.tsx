import { Button, TextareaControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chatLink, openingMessage } from '../../chat/link';
import type { ChatAccount } from '../../contracts/chat-account';
import { useRefusal } from '../kit/refusals';
import type { FromServer } from './fromServer';

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
