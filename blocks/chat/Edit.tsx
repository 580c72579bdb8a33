import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, ExternalLink, PanelBody, Placeholder, SelectControl, TextControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { ChatButton } from '../../src/contracts/chat-button';
import type { ChatProps } from '../../src/contracts/chat-props';
import { View } from './View';
import { Launcher } from './views/Launcher';

/** Current settings of the chat, which the server prints before this script. */
interface FromServer {
	launcher: ChatProps;
	/** HTML of the consent text, which the server has sanitized for the page. */
	terms: string;
	/** CSS custom properties with the sizes and colors from the settings. */
	style: Record< string, string >;
	/** Default shape and label of an inline button. */
	shape: 'round' | 'square';
	label: string;
	/** URL of the screen for adding accounts. */
	accountsUrl: string;
}

declare global {
	interface Window {
		vestibuleChatEditor?: FromServer;
	}
}

const fromServer = (): FromServer | undefined => window.vestibuleChatEditor;

/** Placeholder shown until there is a chat account. */
const NoAccounts = ( { label }: { label: string } ) => (
	<Placeholder
		icon="format-chat"
		label={ label }
		instructions={ __( 'Visitors see nothing here until there is an account to chat with.', 'vestibule' ) }
	>
		<ExternalLink href={ fromServer()?.accountsUrl ?? '' }>
			{ __( 'Add a chat account', 'vestibule' ) }
		</ExternalLink>
	</Placeholder>
);

/**
 * Edit component of the launcher. The canvas shows the launcher at the position of its block, whereas the page shows it
 * at the edge of the window.
 */
export function LauncherEdit() {
	const server = fromServer();
	const hasAccounts = server !== undefined && server.launcher.accounts.length > 0;
	const props = useBlockProps(
		hasAccounts ? { className: 'vestibule-chat is-left is-in-editor', style: server.style } : {}
	);
	return (
		<div { ...props }>
			{ hasAccounts ? (
				<Disabled>
					<Launcher { ...server.launcher } />
				</Disabled>
			) : (
				<NoAccounts label={ __( 'Chat launcher', 'vestibule' ) } />
			) }
		</div>
	);
}

interface ButtonEditProps {
	attributes: ChatButton;
	setAttributes( changes: Partial< ChatButton > ): void;
}

/** Consent text. Visitors get the same HTML, which the server has sanitized. */
const Terms = ( { html }: { html: string } ) => (
	<span className="vestibule-chat__terms" dangerouslySetInnerHTML={ { __html: html } } />
);

/** Sidebar of the chat button. */
function ButtonInspector( { attributes, setAttributes }: ButtonEditProps ) {
	const { account = 0, label = '', shape = '' } = attributes;
	const server = fromServer();
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Chat button', 'vestibule' ) }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ _x( 'Account', 'in a chat', 'vestibule' ) }
					value={ String( account ) }
					options={ [
						{ value: '0', label: __( 'Default (first account)', 'vestibule' ) },
						...( server?.launcher.accounts ?? [] ).map( ( { id, name } ) => ( {
							value: String( id ),
							label: name,
						} ) ),
					] }
					onChange={ ( value ) => setAttributes( { account: Number( value ) } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Label', 'vestibule' ) }
					placeholder={ server?.label }
					help={ __( 'Leave empty to use the label from the chat settings.', 'vestibule' ) }
					value={ label }
					onChange={ ( text ) => setAttributes( { label: text } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Shape', 'vestibule' ) }
					value={ shape }
					options={ [
						{ value: '', label: __( 'Default (chat settings)', 'vestibule' ) },
						{ value: 'round', label: __( 'Round', 'vestibule' ) },
						{ value: 'square', label: __( 'Square', 'vestibule' ) },
					] }
					onChange={ ( value ) => setAttributes( { shape: value as ChatButton[ 'shape' ] } ) }
				/>
			</PanelBody>
		</InspectorControls>
	);
}

export function ButtonEdit( { attributes, setAttributes }: ButtonEditProps ) {
	const { account: chosen = 0, label = '', shape = '' } = attributes;
	const server = fromServer();
	const accounts = server?.launcher.accounts ?? [];
	const account = accounts.find( ( { id } ) => id === chosen ) ?? ( chosen === 0 ? accounts[ 0 ] : undefined );
	const props = useBlockProps( {
		className: server && account ? `vestibule-chat-button is-${ shape || server.shape }` : undefined,
		style: server?.style,
	} );
	return (
		<div { ...props }>
			<ButtonInspector attributes={ attributes } setAttributes={ setAttributes } />
			{ server && account ? (
				<Disabled>
					<View
						{ ...server.launcher }
						kind="button"
						label={ label || server.label }
						accounts={ [ account ] }
						terms={ <Terms html={ server.terms } /> }
					/>
				</Disabled>
			) : (
				<NoAccounts label={ __( 'Chat button', 'vestibule' ) } />
			) }
		</div>
	);
}
